// Writes every text file of the build in small, so that the server need not compress anything.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = new URL('../dist/', import.meta.url);
for (const name of readdirSync(folder, { recursive: true })) {
  const file = new URL(name, folder);
  if (!statSync(file).isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(name)) continue;
  const whole = readFileSync(file);
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(whole, { level: 9 }));
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(whole));
}

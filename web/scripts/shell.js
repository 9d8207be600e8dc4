// Writes the names of the built files into the service worker, and a version that changes whenever one of them does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const folder = new URL('../dist/', import.meta.url);
const worker = new URL('sw.js', folder);
const hash = createHash('sha256');
const files = [];
for (const name of readdirSync(folder, { recursive: true }).sort()) {
  const file = new URL(name, folder);
  if (!statSync(file).isFile() || name === 'sw.js' || /\.(br|gz)$/.test(name)) continue;
  hash.update(name).update(readFileSync(file));
  files.push(name === 'index.html' ? '/' : `/${name}`);
}
const empty = "const SHELL = { version: 'none', files: [] };";
const source = readFileSync(worker, 'utf8');
if (!source.includes(empty)) throw new Error('the service worker has no place for the names of the files');
const shell = { version: hash.digest('hex').slice(0, 16), files };
writeFileSync(worker, source.replace(empty, `const SHELL = ${JSON.stringify(shell)};`));

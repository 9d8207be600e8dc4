// The real program on a free port of this machine, with a data file of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where pictures and figures are left. */
export const OUTPUT = resolve(import.meta.dirname, '../../../target');

const PROGRAM = process.env['CANTINA'] ?? resolve(OUTPUT, 'debug/cantina');

/** Before all tests: without the program there is nothing to look at. */
export default function setup(): void {
  mkdirSync(OUTPUT, { recursive: true });
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: run \`make test-browser\``);
}

export class House {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private process: ChildProcess,
  ) {}

  static async open(): Promise<House> {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'cantina-'));
    return new House(port, folder, await start(port, folder));
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    await ended(this.process, 'SIGKILL');
  }

  /** As it is told to, with a last word to everybody. */
  async stop(): Promise<void> {
    await ended(this.process, 'SIGTERM');
  }

  /** On the same address and with the same tables. */
  async restart(): Promise<void> {
    this.process = await start(this.port, this.folder);
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function start(port: number, folder: string): Promise<ChildProcess> {
  // The tests make more tables and requests than people do.
  const many = ['--requests-burst', '10000', '--requests-per-second', '10000', '--tables-per-address', '10000', '--connections-per-address', '10000', '--absence', '0'];
  const sockets = ['--burst', '10000', '--frames-per-second', '10000', '--sockets-per-address', '1000', '--bot-pause', '0'];
  const where = ['--addr', `127.0.0.1:${port}`, '--data', join(folder, 'tables.db')];
  const child = spawn(PROGRAM, ['serve', ...where, ...many, ...sockets], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.toString().includes('http://') && ready());
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return child;
}

async function ended(child: ChildProcess, how: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolved) => child.once('exit', () => resolved()));
  child.kill(how);
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

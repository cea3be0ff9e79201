// CPU and memory of processes as Linux accounts for them, and child processes that answer over IPC.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

const TICK_MS = 10; // USER_HZ is 100 on every Linux that Node runs on

/** Fields of /proc/<pid>/stat from the state onwards; null once the process is gone. */
function statOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Milliseconds of CPU that a process used, all threads, user and system. */
export function cpuOf(pid) {
  const stat = statOf(pid);
  return stat ? (Number(stat[11]) + Number(stat[12])) * TICK_MS : 0;
}

/** Milliseconds of CPU of a whole PostgreSQL: postmaster, every child alive, and every child that has ended. */
export function cpuOfPostgres(postmaster) {
  const own = statOf(postmaster);
  if (!own) throw new Error('PostgreSQL has ended.');
  let ticks = Number(own[11]) + Number(own[12]) + Number(own[13]) + Number(own[14]);
  for (const pid of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const stat = statOf(pid);
    if (stat && Number(stat[1]) === postmaster) ticks += Number(stat[11]) + Number(stat[12]);
  }
  return ticks * TICK_MS;
}

/** Milliseconds that all CPUs of the machine were busy, whoever used them. */
export function cpuOfMachine() {
  const [, user, nice, system, , , irq, softirq, steal] = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).map(Number);
  return (user + nice + system + irq + softirq + steal) * TICK_MS;
}

/** Pages of memory that processes of the machine were given so far, or given back: some machines take from them what has rested for a minute. */
export const pageFaults = () => Number(/^pgfault (\d+)$/m.exec(fs.readFileSync('/proc/vmstat', 'utf8'))[1]);

/** Resident memory now and at its highest, MB. */
export function memoryOf(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field) => Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** Makes the highest so far what it is now, in MB. */
export function restartPeak(pid) {
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return memoryOf(pid).now;
}

export const loadAverage = () => os.loadavg()[0];

/** Of numbers in ascending order. */
export const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** A Node process with an IPC channel (of another version by `node`); `ready` resolves with its first message of that type. */
export function startNode(args, env, { cwd, node = process.execPath } = {}) {
  const started = performance.now();
  const child = spawn(node, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.add(child);
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      children.delete(child);
      resolve(code ?? signal);
    });
    child.once('error', resolve);
  });
  const next = (type) =>
    new Promise((resolve, reject) => {
      const onMessage = (message) => {
        if (message?.type !== type) return;
        child.off('message', onMessage);
        resolve(message);
      };
      child.on('message', onMessage);
      void ended.then((code) => reject(new Error(`${args.at(-1)} ended (${code}) before it answered.`)));
    });
  const ready = next('ready').then((message) => ({ ...message, milliseconds: performance.now() - started }));
  ready.catch(() => undefined);
  return {
    pid: child.pid,
    ready,
    ended,
    /** Sends a message and waits for the answer of type `${type}:done`. */
    ask: (message) => {
      const answer = next(`${message.type}:done`);
      child.send(message);
      return answer;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

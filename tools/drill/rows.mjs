// The faults, in the order of their numbers (docs/faults.md), and scale-out (docs/operations.md).
import { clock } from './clock.mjs';
import { deploy } from './deploy.mjs';
import { failover } from './failover.mjs';
import { kill, pool, restart, term } from './faults.mjs';
import { crash, revoked, twice } from './many.mjs';
import { backend, client, network } from './network.mjs';
import { pooled } from './pooled.mjs';
import { mail, worker } from './queue.mjs';
import { copies, locked, seats, together } from './races.mjs';
import { replica } from './replica.mjs';
import { reports } from './reports.mjs';
import { restore } from './restore.mjs';
import { scaleOut } from './scale-out.mjs';
import { soak } from './soak.mjs';
import { disk, store } from './storage.mjs';
import { told, TOLD } from './told.mjs';

/** `shared`: breaks the one API that the drill starts; `poolSize`: an API of its own with so many connections; others start what they need. */
const TRIED = [
  { id: 'R1', name: 'kill', title: 'the API is killed (kill -9) in the middle of saves', run: kill, shared: true },
  { id: 'R2', name: 'restart', title: 'PostgreSQL crashes and comes back under load', run: restart, shared: true },
  { id: 'R3', name: 'backend', title: 'connections to the database are ended under load', run: backend, shared: true },
  { id: 'R4', name: 'answer', title: 'answers to the client are cut and come in slices of 7 bytes', run: client, shared: true },
  { id: 'R4', name: 'network', title: 'the way to the database is slow, sliced, cut, silent', run: network },
  { id: 'R5', name: 'pool', title: 'every connection is taken', run: pool, poolSize: 2 },
  { id: 'R5', name: 'reports', title: 'fifty people have lists made that take long', run: reports, poolSize: 10 },
  { id: 'R6', name: 'term', title: 'SIGTERM with saves under way', run: term, shared: true },
  { id: 'R7', name: 'deploy', title: 'migrations run while the version before them serves', run: deploy, shared: true },
  { id: 'R8', name: 'twice', title: 'the same save at two processes at once, and again', run: twice },
  { id: 'R9', name: 'together', title: 'two people save one roster at the same moment', run: together },
  { id: 'R11', name: 'locked', title: 'a month is locked while a roster of it is saved', run: locked },
  { id: 'R12', name: 'copies', title: 'the API is killed while attendance is copied to ten sessions', run: copies, shared: true },
  { id: 'R14', name: 'seats', title: 'fifty ask for the last five places at the same moment', run: seats },
  { id: 'R13', name: 'worker', title: 'the worker is killed, and told to end, in the middle of jobs', run: worker },
  { id: 'R15', name: 'mail', title: 'the mail server hangs, refuses, drops, is gone, and comes back', run: mail },
  { id: 'R16', name: 'store', title: 'the store of files is away and comes back', run: store },
  { id: 'R16', name: 'disk', title: 'a disk is full', run: disk },
  { id: 'R17', name: 'clock', title: 'the clocks of two processes are two hours apart', run: clock },
  { id: 'R18', name: 'soak', title: 'load without a pause, and heavy requests', run: soak },
  { id: 'R19', name: 'restore', title: 'backup under load, a mistake, restored to the moment before it', run: restore },
  { id: 'R20', name: 'crash', title: 'one of three processes ends by a fault or a kill', run: crash },
  { id: 'R22', name: 'revoked', title: 'a right is taken away', run: revoked },
];

const SHOWN = Object.entries(TOLD).map(([id, { title }]) => ({ id, name: `${id} by tests`, title, run: (given) => told({ ...given, id }) }));

const SCALED = [
  { id: 'S1', name: 'scale-out', title: 'two processes behind nginx and two workers; one is killed, each begins anew', run: scaleOut },
  { id: 'S2', name: 'pgbouncer', title: 'PgBouncer in transaction mode, with four connections', run: pooled },
  { id: 'S3', name: 'replica', title: 'files from a copy of the database that lags, dies and comes back', run: replica },
  { id: 'S4', name: 'failover', title: 'the database dies and its copy takes over', run: failover },
];

const numberOf = ({ id }) => Number(id.slice(1));
export const ROWS = [...[...TRIED, ...SHOWN].sort((a, b) => numberOf(a) - numberOf(b)), ...SCALED];

/** By number (`R4`) or by name (`network`). */
export function rowsOf(only) {
  if (!only) return ROWS;
  const wanted = only.split(',');
  const unknown = wanted.find((one) => !ROWS.some(({ id, name }) => one === id || one === name));
  return unknown === undefined ? ROWS.filter(({ id, name }) => wanted.includes(id) || wanted.includes(name)) : unknown;
}

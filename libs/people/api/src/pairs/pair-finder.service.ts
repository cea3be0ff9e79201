import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { DUPLICATE_FROM, matchKeys, type PairPerson, scorePair } from '@afterbell/people/domain';
import { ASK_AGAIN, ASK_ALL, CANDIDATES, CARRY_DISMISSED, DROP_PAIRS, FACTS, FORGET_KEYS, HOLD, MERGED_PAIRS, TAKE, WRITE_KEYS, WRITE_PAIRS } from './pair.sql';

type Facts = PairPerson & Record<string, unknown>;
interface Candidate {
  firstId: string;
  secondId: string;
  [column: string]: unknown;
}

const AT_ONCE = 500;
const LONGEST_KEY = 500;

/** Keeps the queue of possible duplicates: for whoever was changed, with whoever has something in common with them. Runs for the whole tenant. */
@Injectable()
export class PairFinder {
  constructor(private readonly db: Db) {}

  /** Everybody is looked at again: what households and relationships say may have changed without the person. */
  async askAll(): Promise<void> {
    await this.db.write((tx) => tx.execute(ASK_ALL));
  }

  /** Until nobody is left to look at; answers how many pairs were compared. Each part is a transaction of its own. */
  async findAll(): Promise<number> {
    let compared = 0;
    for (;;) {
      const ids = (await this.db.write((tx) => tx.query<{ id: string }>(TAKE, [AT_ONCE]))).map(({ id }) => id);
      if (!ids.length) return compared;
      compared += await this.lookAt(ids);
    }
  }

  private async lookAt(ids: readonly string[]): Promise<number> {
    try {
      return await this.db.write((tx) => this.find(tx, ids));
    } catch (error) {
      await this.db.write((tx) => tx.execute(ASK_AGAIN, [ids]));
      throw error;
    }
  }

  private async find(tx: Tx, ids: readonly string[]): Promise<number> {
    await tx.execute(HOLD);
    const people = await factsOf(tx, ids);
    const keys = [...people.values()].flatMap((person) => matchKeys(person).map((key) => [person.id, key.slice(0, LONGEST_KEY)] as const));
    await tx.execute(FORGET_KEYS, [ids]);
    const columns = [keys.map(([id]) => id), keys.map(([, key]) => key)];
    if (keys.length) await tx.execute(WRITE_KEYS, columns);
    const candidates = keys.length ? await tx.query<Candidate>(CANDIDATES, columns) : [];
    const others = [...new Set(candidates.flatMap(({ firstId, secondId }) => [firstId, secondId]))].filter((id) => !people.has(id));
    for (const [id, person] of await factsOf(tx, others)) people.set(id, person);
    const found = candidates.flatMap(({ firstId, secondId }) => {
      const [first, second] = [people.get(firstId), people.get(secondId)];
      const score = first && second && scorePair(first, second);
      return score && score.score >= DUPLICATE_FROM ? [{ id: newId(), firstId, secondId, ...score }] : [];
    });
    const rows = JSON.stringify(found);
    await tx.execute(MERGED_PAIRS, [ids]);
    await tx.execute(CARRY_DISMISSED, [ids]);
    await tx.execute(DROP_PAIRS, [rows, ids]);
    if (found.length) await tx.execute(WRITE_PAIRS, [rows]);
    return candidates.length;
  }
}

async function factsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Facts>> {
  const rows = ids.length ? await tx.query<Facts>(FACTS, [ids]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

import { Injectable } from '@nestjs/common';
import { AuditService, Db, type MailOutcome, MailService, NotificationService, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { isUnderWay, subjectInWords } from '@afterbell/people/domain';
import { BulkActions, isAllowed } from '../bulk/bulk-actions';
import { today } from '../stays/stay.service';
import { type Claimed, claimMails, type MessageRow } from './message-mails';
import { BEGIN_SENDING, CANCEL_MESSAGE, CHILDREN_OF, CONCLUDE, COUNT_MAILS, ENQUEUE_MESSAGE, FAIL_REST, FINISH, FORGET_LINES, GO_ON, HOLD_MESSAGE, LINK_MAILS, MAKE_MAILS, RUN_STATE } from './message.sql';

/** At a time, so that everybody else's jobs have their turn in between. */
const PORTION = 50;
/** Of whom mails are made with one statement. */
const CHILDREN_AT_ONCE = 100;
/** An address that is full or slow is tried for about half a day. */
const MOST_TRIES = 14;
const LONGEST_PAUSE_MINUTES = 60;
/** Until the next look: at a run that is not over, and at a mail server that takes nothing. */
const RUN_SECONDS = 5;
const DOWN_SECONDS = 60;
const NOBODY = 'Nobody whom it is about is in sight any more.';
const ERASED = 'The record was erased before it could be sent.';
const NO_RIGHT = 'Whoever sent it may no longer send messages.';

interface Counts {
  mails: number;
  sent: number;
  failed: number;
  ready: number;
  nextIn: number | null;
  [column: string]: unknown;
}

interface Concluded {
  id: string;
  state: 'waiting' | 'sent' | 'failed';
  said?: string | null;
  untried?: boolean;
  minutes?: number | null;
}

/**
 * Takes a message further: makes its mails when the time to take it back is over, then hands some over. Mails are taken in one transaction
 * and concluded in another, with the mail server between them: a process that dies leaves a mail that another hands over under the same id.
 */
@Injectable()
export class MessageSender {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly actions: BulkActions,
    private readonly mail: MailService,
    private readonly notifications: NotificationService,
  ) {}

  async advance(id: string): Promise<void> {
    const taken = await this.db.write((tx) => this.take(tx, id));
    if (!taken) return;
    const { mails, empty } = taken;
    const done: Concluded[] = empty.map((one) => ({ id: one, state: 'failed', said: NOBODY }));
    let down = false;
    const route = this.mail.openRoute();
    try {
      for (const [index, one] of mails.entries()) {
        const outcome = await route.hand(one.id);
        down = outcome.kind === 'down';
        done.push(concluded(one, outcome));
        if (!down) continue;
        done.push(...mails.slice(index + 1).map((rest): Concluded => ({ id: rest.id, state: 'waiting', untried: true })));
        break;
      }
    } finally {
      route.close();
      await this.db.write((tx) => this.conclude(tx, id, done, down));
    }
  }

  /** Null when there is nothing to hand over now; then it has said when to look again. */
  private async take(tx: Tx, id: string): Promise<{ mails: Claimed[]; empty: string[] } | null> {
    // The run first, as whoever takes it back does.
    const run = await tx.one<{ state: string }>(RUN_STATE, [id], 'message_run');
    const message = await tx.one<MessageRow>(HOLD_MESSAGE, [id], 'message_hold');
    if (!message || (message.state !== 'held' && message.state !== 'sending')) return null;
    if (message.state === 'held') {
      if (run?.state === 'cancelled' || run?.state === 'undone') return this.drop(tx, id);
      if (run && isUnderWay(run.state)) return this.lookAgain(tx, id, RUN_SECONDS);
      if (message.wait > 0) return this.lookAgain(tx, id, message.wait);
    }
    if (!isAllowed(this.actions.get('MESSAGE'))) return this.stop(tx, message);
    if (message.state === 'held') {
      await this.makeMails(tx, message);
      await tx.execute(BEGIN_SENDING, [id]);
    }
    const taken = await claimMails(tx, this.mail, message, PORTION);
    if (taken.mails.length + taken.empty.length > 0) return taken;
    await this.goOn(tx, message, false);
    return null;
  }

  private async makeMails(tx: Tx, { id, perChild }: MessageRow): Promise<void> {
    const children = (await tx.query<{ id: string }>(CHILDREN_OF, [id])).map((row) => row.id);
    for (let at = 0; at < children.length; at += CHILDREN_AT_ONCE) {
      for (const [sql, name] of [[MAKE_MAILS, 'message_make'], [LINK_MAILS, 'message_link']] as const) await tx.execute(sql, [id, perChild, today(), children.slice(at, at + CHILDREN_AT_ONCE)], name);
    }
  }

  private async conclude(tx: Tx, id: string, done: readonly Concluded[], down: boolean): Promise<void> {
    const message = await tx.one<MessageRow>(HOLD_MESSAGE, [id], 'message_hold');
    if (!message) throw new AppError('INTERNAL');
    await tx.execute(CONCLUDE, [id, JSON.stringify(done.map((one) => ({ untried: false, minutes: null, said: null, ...one })))], 'message_conclude');
    await this.goOn(tx, message, down);
  }

  private async goOn(tx: Tx, message: MessageRow, down: boolean): Promise<void> {
    const counts = await tx.one<Counts>(COUNT_MAILS, [message.id], 'message_counts');
    if (!counts || counts.nextIn === null) return this.finish(tx, message);
    await this.lookAgain(tx, message.id, down ? DOWN_SECONDS : counts.ready > 0 ? 0 : Math.max(1, counts.nextIn), down);
  }

  private async lookAgain(tx: Tx, id: string, seconds: number, down = false): Promise<null> {
    await tx.execute(GO_ON, [id, seconds, down], 'message_go_on');
    await tx.query(ENQUEUE_MESSAGE, [id, seconds]);
    return null;
  }

  private async drop(tx: Tx, id: string): Promise<null> {
    await tx.execute(CANCEL_MESSAGE, [id]);
    await tx.execute(FORGET_LINES, [id]);
    return null;
  }

  /** The right was taken away: what has not left stays. */
  private async stop(tx: Tx, message: MessageRow): Promise<null> {
    if (message.state === 'held') {
      await this.audit.record(tx, { action: 'message.stop', subjectType: 'message', subjectId: message.id, organizationId: message.organizationId, after: { subject: message.subject } });
      return this.drop(tx, message.id);
    }
    await tx.execute(FAIL_REST, [message.id, NO_RIGHT]);
    await this.goOn(tx, message, false);
    return null;
  }

  private async finish(tx: Tx, { id, organizationId, madeBy, subject }: MessageRow): Promise<void> {
    if (!(await tx.execute(FINISH, [id]))) return;
    const { mails = 0, sent = 0, failed = 0 } = (await tx.one<Counts>(COUNT_MAILS, [id], 'message_counts')) ?? {};
    await this.audit.record(tx, { action: 'message.finish', subjectType: 'message', subjectId: id, organizationId, after: { subject, mails, sent, failed } });
    await this.notifications.notify(tx, { userIds: [madeBy], kind: failed > 0 ? 'message.failed' : 'message.sent', params: { name: subjectInWords(subject), count: failed > 0 ? failed : sent }, path: `/people/participants?changes=${id}` });
  }
}

function concluded({ id, tries }: Claimed, outcome: MailOutcome): Concluded {
  switch (outcome.kind) {
    case 'sent':
      return { id, state: 'sent' };
    case 'gone':
      return { id, state: 'failed', said: ERASED };
    case 'refused':
      return { id, state: 'failed', said: outcome.said };
    case 'down':
      return { id, state: 'waiting', untried: true };
    case 'later':
      return tries >= MOST_TRIES ? { id, state: 'failed', said: outcome.said } : { id, state: 'waiting', said: outcome.said, minutes: Math.min(2 ** (tries - 1), LONGEST_PAUSE_MINUTES) };
  }
}

import type { FeatureKey } from '@afterbell/core/domain';
import type { BulkActionKey } from '@afterbell/people/domain';
import type { ComponentType } from 'react';
import { isWritten, NEW_MESSAGE, type MessageWish } from '../messages/message-wish';

/** What is asked of an action beside whom it is about. */
export interface BulkWish {
  targetId?: string | null;
  on?: string | null;
  reason?: string | null;
  /** What else the action asks. */
  choice?: string | null;
  /** What is to be sent. */
  message?: MessageWish | null;
}

export interface BulkFormProps {
  wish: BulkWish;
  onChange: (wish: BulkWish) => void;
}

export interface BulkForm {
  feature: FeatureKey;
  /** What it begins with, where that is not nothing. */
  start?: BulkWish;
  /** Whether enough is said to look at what would change. */
  ready: (wish: BulkWish) => boolean;
  load: () => Promise<{ default: ComponentType<BulkFormProps> }>;
}

export type BulkFormMap = Partial<Record<BulkActionKey, BulkForm>>;

const hasTarget = ({ targetId }: BulkWish) => Boolean(targetId);
const forms: BulkFormMap = {
  TAG: { feature: 'people.participants', ready: hasTarget, load: () => import('./tag-form') },
  ROSTER: { feature: 'people.rosters', ready: hasTarget, load: () => import('./roster-form') },
  MESSAGE: { feature: 'tools.send_messages', start: { message: NEW_MESSAGE }, ready: ({ message }) => isWritten(message), load: () => import('../messages/message-form') },
  UNTAG: { feature: 'people.participants', ready: hasTarget, load: () => import('./untag-form') },
  END_STAY: { feature: 'people.registration_info', ready: ({ on }) => Boolean(on), load: () => import('./end-stay-form') },
};

/** The port by which sections above bring what they ask of many; the application calls it while it is put together. */
export function provideBulkForms(more: BulkFormMap): void {
  Object.assign(forms, more);
}

/** As they stand in the bar. */
const ORDER = ['TAG', 'ENROLL', 'ROSTER', 'MESSAGE', 'UNTAG', 'END_STAY'] as const satisfies readonly BulkActionKey[];

export const bulkActions = (allows: (feature: FeatureKey) => boolean): BulkActionKey[] => ORDER.filter((key) => forms[key] && allows(forms[key].feature));

export function bulkForm(key: BulkActionKey): BulkForm {
  const form = forms[key];
  if (!form) throw new Error(`Nobody asks what "${key}" needs.`);
  return form;
}

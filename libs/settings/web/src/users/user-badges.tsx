import { Badge } from '@afterbell/core/web';
import type { BadgeTone } from '@afterbell/core/domain';
import type { AccessState, UserStatus } from '@afterbell/settings/domain';
import { useUsersTexts } from './users-texts';

const USER_TONES = { active: 'green', invited: 'blue', disabled: 'red', ended: 'gray' } as const satisfies Record<UserStatus, BadgeTone>;
const STATE_TONES = { active: 'green', future: 'blue', disabled: 'red', ended: 'gray' } as const satisfies Record<AccessState, BadgeTone>;

export function UserStatusBadge({ status }: { status: UserStatus }) {
  const t = useUsersTexts();
  return <Badge tone={USER_TONES[status]}>{t(`status.${status}`)}</Badge>;
}

export function AccessStateBadge({ state }: { state: AccessState }) {
  const t = useUsersTexts();
  return <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>;
}

import type { FieldMode } from '@afterbell/forms/domain';
import { Eye, EyeOff, Users } from 'lucide-react';

/** What a field or a column says of itself that is not for everybody to change. */
export const MODE_MARKS = {
  hidden: { tone: 'orange', Icon: EyeOff, words: 'canvas.hidden' },
  ro: { tone: 'gray', Icon: Eye, words: 'canvas.readOnly' },
  role: { tone: 'gray', Icon: Users, words: 'canvas.byRole' },
} as const satisfies Record<Exclude<FieldMode, 'rw'>, object>;

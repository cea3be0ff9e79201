import { Dialog } from '@afterbell/core/web';

export default function CalendarLinks({ onClose }: { onClose: () => void }) {
  return <Dialog open onClose={onClose} title="" />;
}

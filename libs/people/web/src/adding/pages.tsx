import { AddParticipant } from './add-participant';
import type { StepName } from './wizard-steps';

/** One flow serves every step; this gives it to the router, a page each. */
export const stepPage = (step: StepName): { default: () => React.ReactNode } => ({
  default: function AddParticipantPage() {
    return <AddParticipant step={step} />;
  },
});

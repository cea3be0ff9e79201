import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5', '& h1': { fontSize: 'xl', letterSpacing: '-0.01em' } } });

export interface StepFormProps {
  title: string;
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

export function StepForm({ title, onSubmit, children }: StepFormProps) {
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <h1>{title}</h1>
      {children}
    </Form>
  );
}

const Line = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'center', color: 'fg.muted', mt: '-3', '& strong': { color: 'fg', overflowWrap: 'anywhere' } } });

/** Who is signing in, and the way back. */
export function SigningInAs({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <Line>
      <span>{children}</span>
      {action}
    </Line>
  );
}

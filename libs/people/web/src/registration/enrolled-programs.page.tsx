import { RegistrationPage } from './registration-page';

export default function EnrolledProgramsPage() {
  return <RegistrationPage programmes />;
}

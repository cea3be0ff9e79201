import { RegistrationPage } from './registration-page';

export default function RegistrationInformationPage() {
  return <RegistrationPage programmes={false} />;
}

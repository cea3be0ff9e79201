import { formatPersonName, relationshipLabel, renderMessage, spokenPersonName } from '@afterbell/people/domain';
import { mayRelationships } from '../relationships/relationship-rules';
import { calledName, type ChildReach } from './message-people';
import type { MessageParams } from './message.action';
import type { MessageOutlook } from './message.types';

const SHOWN = 50;

/** What a message would come to: how many mails, whom it needs a second look at, and how one of them reads. Names of contacts only for whoever may know them. */
export function outlookOf(params: MessageParams, reach: ReadonlyMap<string, ChildReach>): MessageOutlook {
  const all = [...reach.values()];
  const able = all.filter(({ why }) => why === null);
  const addresses = new Set(able.flatMap(({ to }) => to.map(({ address }) => address)));
  const perChild = able.reduce((sum, { to }) => sum + new Set(to.map(({ address }) => address)).size, 0);
  const told = mayRelationships('view');
  const restricted = all.flatMap(({ child, people, to }) =>
    people
      .filter((one) => one.isRestricted && !one.isOver && one.relationshipId !== null)
      .filter((one) => (one.isGuardian && params.audience.includes('GUARDIANS')) || (one.isEmergency && params.audience.includes('EMERGENCY')))
      .map((one) => ({ id: one.relationshipId ?? '', name: formatPersonName(one), relationship: relationshipLabel(one.kind), child: formatPersonName(child), hasAddress: Boolean(one.email), isTicked: to.some(({ personId }) => personId === one.personId) })),
  );
  const names = (some: readonly ChildReach[]) => some.map(({ child }) => formatPersonName(child));
  const gone = able.filter(({ child }) => !child.isHere);
  const noted = able.filter(({ child }) => child.isNoted);
  return {
    mails: params.perChild ? perChild : addresses.size,
    addresses: addresses.size,
    perChild: params.perChild,
    left: names(gone).slice(0, SHOWN),
    leftCount: gone.length,
    noted: names(noted).slice(0, SHOWN),
    notedCount: noted.length,
    restricted: told ? restricted.slice(0, SHOWN) : [],
    restrictedCount: restricted.length,
    sample: sampleOf(params, able, told),
  };
}

/** The mail to the first who gets one. */
function sampleOf(params: MessageParams, able: readonly ChildReach[], told: boolean): MessageOutlook['sample'] {
  const [first] = able;
  const [line] = first?.to ?? [];
  if (!first || !line) return null;
  const together = params.perChild ? [first] : able.filter(({ to }) => to.some(({ address }) => address === line.address));
  const toThemselves = together.every(({ child, to }) => to.filter(({ address }) => address === line.address).every(({ personId }) => personId === child.id));
  const { subject, text } = renderMessage(params, {
    children: together.map(({ child }) => calledName(child)),
    sites: [...new Set(together.flatMap(({ child }) => child.sites))],
    sender: params.senderName,
    organization: params.organizationName,
    replyTo: params.replyTo,
    toThemselves,
  });
  const person = first.people.find(({ personId }) => personId === line.personId);
  return { name: told && person ? spokenPersonName(person) : null, address: told ? line.address : null, subject, text };
}

/** What those in charge must know of a child. */
export const ALLERGIES: readonly string[] = [
  'Peanuts: EpiPen in the office, second one in the backpack',
  'Tree nuts (severe): EpiPen with the child at all times',
  'Milk and dairy',
  'Bee and wasp stings: EpiPen in the office',
  'Eggs',
  'Shellfish',
  'Wheat (celiac disease): own snack in the kitchen, shelf B',
  'Penicillin',
  'Latex gloves and balloons',
  'Strawberries: hives, no medication needed',
  'Sesame',
  'Grass pollen: inhaler before outdoor play',
  'Soy and peanuts',
  'Amoxicillin; cat hair',
];

export const CONTACT_RESTRICTIONS: readonly string[] = [
  'Court order on file: not to be released to the father',
  'Only the mother or the grandmother may pick up',
  'No contact with the maternal uncle; call the office if he comes',
  'Custody agreement: father on Wednesdays and Fridays only',
  'Foster placement: caseworker must approve every other adult',
  'Do not publish photographs or the family’s address',
];

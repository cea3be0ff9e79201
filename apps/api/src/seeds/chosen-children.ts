import type { ChosenChild } from './children';

/** The 25 children of the After-School Core: the first roster that anyone opens. */
export const CORE_CHILDREN: readonly ChosenChild[] = [
  { first: 'María', last: 'González', grade: '3' },
  { first: 'Sofía', last: 'García Márquez', grade: '2', allergies: 'Peanuts: EpiPen in the office, second one in the backpack' },
  { first: 'José Luis', last: 'García Márquez', grade: '4' },
  { first: ['محمد', 'Mohammed'], last: 'الأحمد', grade: '3' },
  { first: 'Bảo Châu', last: 'Nguyễn', grade: '2' },
  { first: ['美玲', 'Meiling'], last: '王', grade: '4' },
  { first: 'Paj Ntaub', last: 'Xiong', grade: '1' },
  { first: 'Ayaan', last: 'Warsame', grade: '5' },
  { first: ['Zofia', 'Zosia'], last: 'Kowalska', grade: '3' },
  { first: 'Woodensky', last: 'Jean-Baptiste', grade: '4', allergies: 'Grass pollen: inhaler before outdoor play' },
  { first: 'Oyinkánsọ́lá', last: 'Adéyẹmí', grade: '2' },
  { first: 'Nizhóní', last: 'Begay', grade: '5' },
  { first: ['נועה', 'Noa'], last: 'כהן', grade: '1' },
  { first: ['Андрій', 'Andrii'], last: 'Шевченко', grade: '4', contactRestriction: 'Only the mother or the grandmother may pick up' },
  { first: 'Saoirse', last: "O'Brien", grade: '3' },
  { first: ['Malik', 'MJ'], last: 'Washington-Brooks', grade: '5' },
  { first: 'Olivia', last: 'Smith', grade: '2' },
  { first: 'DeShawn', last: 'Johnson', grade: '3' },
  { first: 'Åse', last: 'Sørensen', grade: '1' },
  { first: 'Aarav', last: 'Patel', grade: '4' },
  { first: 'Çağla', last: 'Yılmaz', grade: '2' },
  { first: 'João Pedro', last: 'dos Santos', grade: '3' },
  { first: ['ሰላም', 'Selam'], last: 'Tesfaye', grade: '5' },
  { first: ['Elizabeth', 'Lizzie'], last: "D'Angelo", grade: '4', bornOnLeapDay: true },
  { first: ['Guadalupe', 'Lupita'], last: 'Hernández-Peña', grade: '1' },
];

/** Others of the same site whom a search should tell apart. */
export const CEDAR_BEND_CHILDREN: readonly ChosenChild[] = [
  // The same name as a child of the Core, another birthday.
  { first: 'María', last: 'González', grade: '5' },
  { first: 'Marisol', last: 'González', grade: '4' },
  { first: 'Kayla', last: 'O', grade: '6' },
  { first: 'Jennifer', last: 'Null', grade: '7' },
  { first: ['Maximiliano Alejandro', 'Max'], last: 'Montenegro de la Fuente-Villaseñor', grade: '6' },
];

export const HANA_BAY_CHILDREN: readonly ChosenChild[] = [
  // As long as a last name on a driver's licence of Hawaiʻi may be.
  { first: 'Nohea', last: 'Keihanaʻikukauakahihuliheʻekahaunaele', grade: '4' },
];

import type { NameSource } from './name-source';

const polish: NameSource = {
  language: 'Polish',
  weight: 4,
  girls: [['Zofia', 'Zosia'], 'Zuzanna', ['Małgorzata', 'Gosia'], 'Hanna', 'Agnieszka', 'Oliwia', 'Bożena', 'Łucja'],
  boys: [['Jakub', 'Kuba'], 'Łukasz', 'Wojciech', 'Stanisław', ['Aleksander', 'Olek'], 'Michał', 'Bartłomiej', 'Grzegorz'],
  last: ['Kowalski', 'Wiśniewski', 'Wójcik', 'Zieliński', 'Lewandowski', 'Dąbrowski', 'Kaczmarek', 'Szczepański', 'Jabłoński', 'Błaszczyk'],
  lastOfGirls: ['Kowalska', 'Wiśniewska', 'Wójcik', 'Zielińska', 'Lewandowska', 'Dąbrowska', 'Kaczmarek', 'Szczepańska', 'Jabłońska', 'Błaszczyk'],
};

const ukrainian: NameSource = {
  language: 'Ukrainian',
  weight: 2,
  girls: [['Софія', 'Sofiia'], ['Злата', 'Zlata'], ['Дарина', 'Daryna'], ['Марія', 'Mariia'], ['Єва', 'Yeva']],
  boys: [['Андрій', 'Andrii'], ['Максим', 'Maksym'], ['Тимофій', 'Tymofii'], ['Ілля', 'Illia'], ['Богдан', 'Bohdan']],
  last: ['Шевченко', 'Коваленко', 'Бондаренко', 'Ткачук', 'Мельник', 'Кравченко', 'Зеленський', "Лук'яненко"],
  lastOfGirls: ['Шевченко', 'Коваленко', 'Бондаренко', 'Ткачук', 'Мельник', 'Кравченко', 'Зеленська', "Лук'яненко"],
};

const ukrainianLatin: NameSource = {
  language: 'Ukrainian in Latin letters',
  weight: 2,
  girls: ['Solomiia', 'Anastasiia', 'Yeva', 'Veronika', 'Kateryna'],
  boys: ['Oleksandr', 'Dmytro', 'Nazar', 'Yaroslav', 'Taras'],
  last: ['Shevchenko', 'Kovalenko', 'Bondarenko', 'Tkachuk', 'Melnyk', "Hryhor'yev", 'Petrenko'],
};

const romanian: NameSource = {
  language: 'Romanian',
  weight: 1,
  girls: ['Ioana', 'Ștefania', 'Ilinca', 'Crăița'],
  boys: ['Ștefan', 'Andrei', 'Mihăiță', 'Tiberiu'],
  last: ['Popescu', 'Ionescu', 'Ștefănescu', 'Țiriac', 'Bălan', 'Lupașcu'],
};

const nordic: NameSource = {
  language: 'Norwegian, Swedish, Danish and Icelandic',
  weight: 3,
  girls: ['Åse', 'Ingrid', 'Sølvi', 'Þóra', 'Maja', 'Freja', 'Linnéa'],
  boys: ['Søren', 'Håkon', 'Bjørn', 'Åke', 'Einar', 'Ægir', 'Lars'],
  last: ['Ødegård', 'Sørensen', 'Åkerlund', 'Lindqvist', 'Halvorson', 'Bjørnstad', 'Guðmundsson', 'Østby'],
};

const central: NameSource = {
  language: 'German, Czech, Hungarian and Albanian',
  weight: 3,
  girls: ['Anneliese', 'Klára', 'Eszter', 'Drita', 'Käthe', 'Mileva'],
  boys: ['Jürgen', 'Matěj', 'Bence', 'Arbër', 'Björn', 'Đorđe'],
  last: ['Müller', 'Groß', 'Dvořák', 'Novák', 'Szabó', 'Krasniqi', 'Schröder', 'Petrović', 'von Braun', 'Hoxha'],
};

const french: NameSource = {
  language: 'French and Italian',
  weight: 2,
  girls: ['Élodie', 'Françoise', 'Noémie', 'Giulia', 'Chiara', 'Maëlle'],
  boys: ['Étienne', 'Loïc', 'Jean-Luc', 'Matteo', 'Niccolò', 'Gaël'],
  last: ["D'Angelo", 'Lefèvre', 'Bélanger', 'Côté', 'Rossi', "Dell'Acqua", 'Beauséjour', 'Di Stefano', 'L’Heureux'],
};

export const EUROPE: readonly NameSource[] = [polish, ukrainian, ukrainianLatin, romanian, nordic, central, french];

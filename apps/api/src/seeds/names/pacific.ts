import type { NameSource } from './name-source';

const hawaiian: NameSource = {
  language: 'Hawaiian',
  weight: 30,
  girls: ['Kaʻiulani', 'Leilani', 'Mālia', 'Kēhau', 'Nohea', 'Puanani', 'Kawehi', ['Kalāokalani', 'Kalā']],
  boys: ['Keōua', 'Kekoa', 'Makoa', 'ʻEkolu', 'Kawika', 'Nāinoa', 'Kainalu', 'Ikaika'],
  last: ['Kealoha', 'Kahananui', 'Kamakaʻeha', 'Nākoa', 'Kaʻawa', 'Kauhane', 'Kalāwaiʻa', 'Mahoe'],
};

const samoan: NameSource = {
  language: 'Samoan, Tongan and Chuukese',
  weight: 18,
  girls: ['Sina', 'Lupe', 'ʻAna', 'Mele', 'Tiresa', 'Moana'],
  boys: ['Tavita', 'Sione', 'Tui', 'ʻIsileli', 'Mase', 'Falaniko'],
  last: ['Faʻasavalu', 'Tuiasosopo', 'Taufaʻahau', 'Leiʻataua', 'Fonoti', 'Ruben', 'Seumanutafa'],
};

const japanese: NameSource = {
  language: 'Japanese',
  weight: 18,
  girls: [['さくら', 'Sakura'], 'Hana', ['陽菜', 'Hina'], 'Emi', 'Keiko'],
  boys: [['蓮', 'Ren'], 'Haruto', 'Kenji', ['大翔', 'Hiroto'], 'Sora'],
  last: ['Nakamura', 'Tanaka', 'Ōshiro', 'Higa', '佐藤', 'Yamashita', 'Kaneshiro'],
};

const filipino: NameSource = {
  language: 'Ilocano and Tagalog',
  weight: 20,
  girls: ['Maricel', 'Angelica', 'Joy', ['Maria Luisa', 'Malou'], 'Precious'],
  boys: ['Jayson', 'Rommel', 'Christian', ['Benigno', 'Ben'], 'Kawika Jose'],
  last: ['Agbayani', 'dela Cruz', 'Ramos', 'Domingo', 'Quiñones', 'Cabanilla', 'delos Reyes'],
};

const portuguese: NameSource = {
  language: 'Portuguese and English',
  weight: 14,
  girls: ['Ashley', 'Kiana', 'Brianna', 'Tiare'],
  boys: ['Joshua', 'Tyler', 'Micah', 'Kai'],
  last: ['Medeiros', 'Souza', 'Correia', "O'Neill", 'Chun', 'Wong-Akana', 'Silva'],
};

export const PACIFIC: readonly NameSource[] = [hawaiian, samoan, japanese, filipino, portuguese];

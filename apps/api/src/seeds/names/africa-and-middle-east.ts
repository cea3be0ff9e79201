import type { NameSource } from './name-source';

const somali: NameSource = {
  language: 'Somali',
  weight: 6,
  girls: ['Ayaan', 'Hodan', 'Faadumo', 'Ifrah', 'Sahra', 'Xaawo', 'Nasteexo', 'Hibaaq', 'Caasha', 'Ubax', 'Maryan', 'Idil'],
  boys: ['Maxamed', 'Cabdi', 'Cabdiraxmaan', 'Liibaan', 'Guuleed', 'Warsame', 'Xasan', 'Sakariye', 'Bilaal', 'Mahad', 'Yuusuf', 'Abdullahi'],
  last: ['Warsame', 'Cali', 'Xuseen', 'Maxamuud', 'Farah', 'Jaamac', 'Nuur', 'Cismaan', 'Aadan', 'Ibraahim Cali', 'Abdi Nur', 'Geedi', 'Sheekh Cumar'],
};

const arabic: NameSource = {
  language: 'Arabic in Latin letters',
  weight: 5,
  girls: ['Layla', 'Maryam', 'Zaynab', 'Noor', 'Salma', 'Hala', 'Rania', 'Yasmeen', 'Aaliyah', 'Dunya'],
  boys: ['Omar', 'Youssef', 'Khalid', 'Ibrahim', 'Hamza', 'Tariq', 'Abd al-Rahman', 'Zayd', 'Mustafa', 'Idris'],
  last: ['Al-Hassan', 'El-Amin', 'Haddad', 'Abu Bakr', 'Al Rashid', 'Mansour', 'Khalil', 'Nasser', "Sa'id", 'Al-Jabouri', 'Qasim', 'Ben Ali'],
};

const arabicScript: NameSource = {
  language: 'Arabic',
  weight: 3,
  girls: [['فاطمة', 'Fatima'], ['مريم', 'Maryam'], ['ليلى', 'Layla'], ['زينب', 'Zaynab'], ['نور', 'Noor'], ['آية', 'Aya'], ['سلمى', 'Salma']],
  boys: [['محمد', 'Mohammed'], ['يوسف', 'Yousef'], ['عمر', 'Omar'], ['إبراهيم', 'Ibrahim'], ['خالد', 'Khalid'], ['علي', 'Ali'], ['عبد الله', 'Abdullah']],
  last: ['الحسن', 'الأحمد', 'المصري', 'حداد', 'الخطيب', 'منصور', 'العلي', 'درويش', 'القاسم'],
};

const dari: NameSource = {
  language: 'Dari and Pashto',
  weight: 2,
  girls: ['Zahra', 'Shabnam', 'Parwana', 'Hosna', 'Nilofar', 'Marwa'],
  boys: ['Ahmad Shah', 'Farhad', 'Najibullah', 'Sohrab', 'Mirwais', 'Elyas'],
  last: ['Ahmadzai', 'Rahimi', 'Noorzai', 'Hashimi', 'Popal', 'Mohammadi', 'Stanekzai'],
};

const yoruba: NameSource = {
  language: 'Yoruba',
  weight: 3,
  girls: ['Oyinkánsọ́lá', 'Tèmítọ́pẹ́', 'Folúkẹ́', 'Àdùkẹ́', 'Ìfẹ́olúwa', 'Títílayọ̀', 'Yétúndé', 'Ọmọlará'],
  boys: ['Adébáyọ̀', 'Ọlámídé', 'Ayọ̀délé', 'Babátúndé', 'Káyọ̀dé', 'Olúwaṣeun', 'Táíwò', 'Kẹ́hìndé'],
  last: ['Adéyẹmí', 'Ọlátúnjí', 'Akíndélé', 'Ògúnbíyí', 'Balógun', 'Fáṣọlá', 'Adélékè', 'Ọ̀ṣúntókun', 'Ìdòwú'],
};

const westAfrican: NameSource = {
  language: 'Akan, Igbo and Mandinka',
  weight: 2,
  girls: ['Akosua', 'Adwoa', 'Chidinma', 'Ngọzi', 'Fatoumata', 'Awa'],
  boys: ['Kwame', 'Kofi', 'Chukwuemeka', 'Obinna', 'Mamadou', 'Lamin'],
  last: ['Mensah', 'Owusu-Ansah', 'Okafor', 'Nwosu', 'Diallo', 'Touré', 'Ceesay', 'Boateng', 'Ọkọnkwọ'],
};

const ethiopian: NameSource = {
  language: 'Amharic, Tigrinya and Oromo',
  weight: 3,
  girls: [['ሰላም', 'Selam'], ['ቤተልሔም', 'Bethlehem'], 'Hiwot', 'Tsion', 'Meron', 'Lensa', 'Caaltuu'],
  boys: [['ዳዊት', 'Dawit'], ['ዮናስ', 'Yonas'], 'Abel', 'Kaleab', 'Filmon', 'Robel', 'Gammachuu'],
  last: ['Tesfaye', 'Gebremariam', 'Haile', 'Woldemichael', 'Bekele', 'Abebe', 'Tadesse', 'Gebre Egziabher', 'Tolasaa'],
};

const swahili: NameSource = {
  language: 'Swahili and Kinyarwanda',
  weight: 3,
  girls: ['Furaha', 'Neema', 'Uwase', 'Espérance', 'Zawadi', 'Ingabire', 'Amani Grâce'],
  boys: ['Baraka', 'Jabari', 'Ishimwe', 'Dieudonné', 'Juma', 'Mugisha', 'Innocent'],
  last: ['Mukamana', 'Habimana', "Ng'ang'a", 'Mwangi', 'Ndayishimiye', 'Bahati', 'Kabongo', 'Tshibangu', 'Wa Thiongo'],
};

const hebrew: NameSource = {
  language: 'Hebrew',
  weight: 2,
  girls: [['נועה', 'Noa'], ['יעל', 'Yael'], ['תמר', 'Tamar'], 'Shira', 'Avigail', 'Talia'],
  boys: [['אריאל', 'Ariel'], ['דניאל', 'Daniel'], ['איתן', 'Eitan'], 'Noam', 'Ezra', 'Yehuda'],
  last: ['כהן', 'לוי', 'מזרחי', 'Ben-David', 'Cohen', 'Bar-Lev', 'פרץ', 'Rosenblum'],
};

const turkish: NameSource = {
  language: 'Turkish and Kurdish',
  weight: 2,
  girls: ['İrem', 'Çağla', 'Zeynep', 'Elif', 'Şirin', 'Berîvan'],
  boys: ['Yiğit', 'Ömer', 'İbrahim', 'Barış', 'Azad', 'Kağan'],
  last: ['Yılmaz', 'Şahin', 'Öztürk', 'Yıldız', 'Çelik', 'Doğan', 'Aydın', 'Güneş'],
};

export const AFRICA_AND_MIDDLE_EAST: readonly NameSource[] = [somali, arabic, arabicScript, dari, yoruba, westAfrican, ethiopian, swahili, hebrew, turkish];

import type { NameSource } from './name-source';

const vietnamese: NameSource = {
  language: 'Vietnamese',
  weight: 6,
  girls: ['Minh Anh', 'Bảo Châu', 'Thảo Vy', 'Gia Hân', 'Ngọc Ánh', 'Khánh Linh', 'Phương Thảo', ['Tường Vi', 'Vi'], 'Quỳnh Như', 'Diễm My', ['Thu Hằng', 'Hannah'], 'Mỹ Duyên'],
  boys: ['Đức', 'Quốc Huy', 'Khôi Nguyên', 'Minh Đăng', 'Bảo Long', 'Gia Bảo', ['Thiên Ân', 'Andy'], 'Tuấn Kiệt', 'Hoàng Phúc', 'Nhật Minh', 'Đình Phong', 'Trường Giang'],
  last: ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Huỳnh', 'Phan', 'Vũ', 'Võ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương', 'Lý'],
};

const hmong: NameSource = {
  language: 'Hmong',
  weight: 5,
  girls: ['Paj Ntaub', 'Mai See', 'Gao Nou', 'Pa Houa', 'Nkauj Hnub', 'Maiv Yeeb', 'Kalia', 'Sheng', 'Bao', 'Pahnia', 'Yer', 'Mai Nhia'],
  boys: ['Tou Ger', 'Kong Meng', 'Xue', 'Pheng', 'Txawj', 'Cheng', 'Vameng', 'Toua', 'Chue', 'Ntxhi', 'Fue', 'Yeng'],
  last: ['Xiong', 'Vang', 'Yang', 'Lor', 'Moua', 'Thao', 'Her', 'Vue', 'Cha', 'Kue', 'Lo', 'Hang', 'Khang'],
};

const chinese: NameSource = {
  language: 'Chinese in Han characters',
  weight: 3,
  girls: [['美玲', 'Meiling'], ['思涵', 'Sihan'], ['雨桐', 'Yutong'], ['欣怡', 'Xinyi'], ['诗婷', 'Shiting'], ['佳慧', 'Jiahui'], ['雪', 'Xue'], ['若曦', 'Ruoxi']],
  boys: [['浩然', 'Haoran'], ['子轩', 'Zixuan'], ['明', 'Ming'], ['俊杰', 'Junjie'], ['宇航', 'Yuhang'], ['伟', 'Wei'], ['天佑', 'Tianyou'], ['家豪', 'Jiahao']],
  last: ['王', '李', '张', '刘', '陈', '杨', '黄', '赵', '吴', '周', '欧阳', '司徒'],
};

const chineseLatin: NameSource = {
  language: 'Chinese in Latin letters',
  weight: 3,
  girls: [['Xinyi', 'Cindy'], 'Meiling', 'Yutong', ['Jiahui', 'Grace'], 'Lihua', 'Ruoxi', 'Qing', 'Wan-Ting'],
  boys: [['Haoran', 'Howard'], 'Zixuan', ['Junjie', 'Jay'], 'Wei', 'Yuhang', 'Ming-Che', 'Jiahao', 'Tian'],
  last: ['Wang', 'Li', 'Zhang', 'Chen', 'Liu', 'Huang', 'Lü', 'Wu', 'Lin', 'Zhou', 'Ouyang', 'Xu', 'Ng'],
};

const korean: NameSource = {
  language: 'Korean',
  weight: 2,
  girls: [['서연', 'Seoyeon'], ['지우', 'Jiwoo'], ['하은', 'Haeun'], 'Ji-Yoon', 'Min-Seo', 'Soo-Ah'],
  boys: [['민준', 'Minjun'], ['도윤', 'Doyun'], ['시우', 'Siwoo'], 'Ha-Joon', 'Jae-Won', 'Tae-Yang'],
  last: ['김', '이', '박', 'Kim', 'Park', 'Choi', 'Jung', 'O', 'Yoon', '최'],
};

const southAsian: NameSource = {
  language: 'Hindi, Punjabi, Urdu, Bengali and Tamil',
  weight: 5,
  girls: ['Ananya', 'Diya', 'Simran Kaur', 'Ayesha', 'Priya', 'Lakshmi', 'Tanvi', 'Meera', 'Sana', 'Kavya', 'Nusrat', 'Anjali'],
  boys: ['Aarav', 'Arjun', 'Gurpreet Singh', 'Vihaan', 'Rohan', 'Zain', 'Ishaan', 'Karthik', 'Ayaan', 'Dev', 'Tanvir', 'Harsh'],
  last: ['Patel', 'Sharma', 'Singh', 'Kaur', 'Gupta', 'Khan', 'Reddy', 'Iyer', 'Chowdhury', 'Rahman', 'Subramaniam', 'Bhattacharya', 'Das', 'Venkataraghavan'],
};

const nepali: NameSource = {
  language: 'Nepali',
  weight: 2,
  girls: ['Asmita', 'Sushmita', 'Prakriti', 'Bipana', 'Pabitra', 'Manisha'],
  boys: ['Bishal', 'Suman', 'Prabin', 'Dipesh', 'Kiran', 'Aayush'],
  last: ['Gurung', 'Tamang', 'Rai', 'Subedi', 'Adhikari', 'Magar', 'Bhattarai', 'Thapa Magar'],
};

const karen: NameSource = {
  language: 'Karen and Burmese',
  weight: 2,
  girls: ['Paw Say Wah', 'Hser Gay', 'Eh Paw', 'Naw Mu', 'Thandar', 'Su Su'],
  boys: ['Eh Ku', 'Saw Htoo', 'Ler Moo', 'Hsar Kpru', 'Aung Ko', 'Ko Ko'],
  last: ['Htoo', 'Moo', 'Win', 'Paw', 'Soe Naing', 'Say', 'Oo', 'Shwe'],
};

const filipino: NameSource = {
  language: 'Filipino',
  weight: 2,
  girls: [['Maria Cristina', 'Tina'], 'Angelica', 'Princess Mae', 'Jhoanna', ['Ma. Theresa', 'Tess'], 'Althea'],
  boys: ['John Paul', ['Jose Marie', 'Jomar'], 'Angelo', 'Kean', 'Rogelio', 'Miguel'],
  last: ['dela Cruz', 'delos Santos', 'Bautista', 'Villanueva', 'Macaraeg', 'Dimaculangan', 'Pangilinan', 'Santos'],
};

export const ASIA: readonly NameSource[] = [vietnamese, hmong, chinese, chineseLatin, korean, southAsian, nepali, karen, filipino];

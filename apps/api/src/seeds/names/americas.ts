import type { NameSource } from './name-source';

const english: NameSource = {
  language: 'English',
  weight: 30,
  girls: [
    'Olivia', 'Emma', 'Ava', 'Charlotte', 'Amelia', 'Harper', ['Elizabeth', 'Lizzie'], ['Abigail', 'Abby'], 'Chloe', 'Zoë',
    'Grace', ['Madeline', 'Maddie'], 'Nevaeh', 'Aaliyah', 'Jada', 'Kennedy', 'Imani', 'Destiny', 'Mary-Kate', 'Anna Grace',
    'Hazel', ['Josephine', 'Josie'], 'Brooklyn', 'Skylar', 'Ruby', 'Naomi', 'Trinity', ['Katherine', 'Kit'], 'Willow', 'Piper',
  ],
  boys: [
    'Liam', 'Noah', 'Oliver', ['Theodore', 'Teddy'], ['James', 'Jamie'], ['Benjamin', 'Ben'], ['William', 'Will'], 'Lucas', 'Mason', 'Ethan',
    'Jayden', ['Malik', 'MJ'], 'DeShawn', 'Isaiah', 'Elijah', 'Xavier', 'Darius', 'Tyrell', 'Caleb', 'Wyatt',
    ['Christopher', 'Kit'], 'J.T.', 'Hunter', 'Owen', 'Levi', 'Jackson', 'Miles', ['Nathaniel', 'Nate'], 'Silas', 'Beau',
  ],
  last: [
    'Smith', 'Johnson', 'Williams', 'Brown', 'Jones', 'Miller', 'Davis', 'Wilson', 'Anderson', 'Taylor', 'Thomas', 'Moore', 'Jackson',
    'Martin', 'Thompson', 'White', 'Harris', 'Clark', 'Lewis', 'Robinson', 'Walker', 'Young', 'Allen', 'King', 'Wright', 'Scott',
    'Hill', 'Green', 'Adams', 'Baker', 'Nelson', 'Carter', 'Mitchell', 'Roberts', 'Turner', 'Phillips', 'Campbell', 'Parker', 'Evans',
    'Edwards', 'Collins', 'Stewart', 'Morris', 'Washington', 'Jefferson', 'Freeman', 'Booker', 'St. James', 'Van Buren',
  ],
  double: { chance: 0.07, join: '-' },
  middle: { chance: 0.3, names: ['Marie', 'Rose', 'Lynn', 'Lee', 'Ray', 'Jordan', 'Avery', 'Quinn', 'Blake', 'Rae'] },
};

const irish: NameSource = {
  language: 'Irish and Scottish',
  weight: 4,
  girls: ['Siobhán', 'Niamh', 'Aoife', 'Saoirse', 'Róisín', 'Caitlín', ['Fionnuala', 'Nuala'], 'Maeve', 'Isla', 'Ailsa'],
  boys: ['Seán', 'Cillian', 'Oisín', 'Ruairí', 'Pádraig', 'Declan', 'Tadhg', 'Rory', 'Finlay', 'Callum'],
  last: ["O'Brien", "O'Connor", "O'Sullivan", 'Ó Murchú', 'McCarthy', 'MacDonald', 'Mac Giolla Bhríde', 'Fitzgerald', 'Doyle', "O'Shea-Burke", "D'Arcy", 'McLeod'],
};

const spanish: NameSource = {
  language: 'Spanish',
  weight: 22,
  girls: [
    'Sofía', 'Valentina', 'Camila', 'Ximena', 'María José', 'María Fernanda', ['Guadalupe', 'Lupita'], 'Lucía', 'Renata', 'Daniela',
    'Itzel', 'Xóchitl', 'Fátima', ['Isabella', 'Isa'], 'Ana Sofía', 'Noemí', 'Jazmín', 'Yaretzi', 'Araceli', 'Belén',
    ['Concepción', 'Concha'], 'Alondra', 'Zaira', 'Inés', 'Paola',
  ],
  boys: [
    'Santiago', 'Mateo', 'Sebastián', 'Emiliano', 'José Luis', 'Juan Pablo', ['Francisco', 'Paco'], 'Diego', 'Ángel', 'Jesús',
    'Joaquín', 'Iker', 'Andrés', 'Tomás', 'Nicolás', 'Rubén', ['Guillermo', 'Memo'], 'Adrián', 'Óscar', 'Luis Ángel',
    'Efraín', 'Israel', 'Cuauhtémoc', ['Ignacio', 'Nacho'], 'Gael',
  ],
  last: [
    'García', 'Hernández', 'Martínez', 'López', 'González', 'Rodríguez', 'Pérez', 'Sánchez', 'Ramírez', 'Flores', 'Torres', 'Rivera',
    'Gómez', 'Díaz', 'Reyes', 'Cruz', 'Morales', 'Ortiz', 'Gutiérrez', 'Chávez', 'Ramos', 'Ruiz', 'Mendoza', 'Álvarez', 'Castillo',
    'Vásquez', 'Jiménez', 'Moreno', 'Muñoz', 'Núñez', 'Peña', 'Ibáñez', 'de la Cruz', 'De León', 'del Río', 'Tzoc', 'Ixcoy', 'Quispe',
  ],
  double: { chance: 0.45, join: ' ' },
};

const haitian: NameSource = {
  language: 'Haitian Creole',
  weight: 4,
  girls: ['Wideline', 'Mirlande', 'Fabienne', 'Roseline', 'Nadège', 'Ketsia', 'Dieunise', 'Lovelie', 'Esther', 'Marie-Ange', 'Judeline', 'Béatrice'],
  boys: ['Woodensky', 'Evens', 'Djimy', 'Frantz', 'Jean-Robert', 'Wisly', 'Stevenson', 'Emmanuel', 'Lovensky', 'Guerrier', 'Réginald', 'Jameson'],
  last: ['Jean-Baptiste', 'Pierre-Louis', 'Toussaint', 'Désir', 'Joseph', 'Étienne', 'Saint-Fleur', 'Charles', 'Dorvil', 'Célestin', 'François', 'Louissaint', 'Bien-Aimé'],
};

const portuguese: NameSource = {
  language: 'Portuguese',
  weight: 4,
  girls: ['Maria Clara', 'Beatriz', 'Letícia', 'Júlia', 'Conceição', 'Luísa', 'Inês', 'Mariana', 'Yasmin', 'Cecília'],
  boys: ['João', 'João Pedro', 'Tiago', 'Rafael', 'Gonçalo', 'Davi', 'Caio', 'Vinícius', 'Estêvão', 'Enzo'],
  last: ['da Silva', 'dos Santos', 'Oliveira', 'de Souza', 'Conceição', 'Gonçalves', 'Magalhães', 'Araújo', 'Teixeira', 'Brandão', 'Évora', 'Lopes Tavares'],
};

const navajo: NameSource = {
  language: 'Navajo',
  weight: 3,
  girls: ['Shándíín', 'Nizhóní', 'Haseya', 'Dezbah', 'Kayla', 'Shania', 'Autumn', 'Cheyenne', 'Tiana', 'Bah'],
  boys: ['Niyol', 'Yiska', 'Ahiga', 'Tyler', 'Kyle', 'Ashkii', 'Hoskie', 'Colton', 'Bidziil', 'Preston'],
  last: ['Begay', 'Yazzie', 'Tsosie', 'Benally', 'Nez', 'Tso', 'Etsitty', 'Begaye', 'Manygoats', 'Bitsui', 'Tohe', 'Many Mules'],
};

const ojibwe: NameSource = {
  language: 'Ojibwe',
  weight: 2,
  girls: ['Waabigwan', 'Nodin', 'Memengwaa', 'Anangokwe', 'Lily', 'Winona'],
  boys: ['Makwa', 'Migizi', 'Animikii', 'Waseya', 'Dakota', 'Bizhiki'],
  last: ['White Feather', 'Kingbird', 'Bear Heart', 'Northrup', 'Morning Star', 'Beaulieu', 'LaDuke', 'Strong'],
};

export const AMERICAS: readonly NameSource[] = [english, irish, spanish, haitian, portuguese, navajo, ojibwe];

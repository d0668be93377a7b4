import type { Report } from '../report.ts'

export const luckyStar: Report = {
  type: 'lucky-star',
  categories: ['spirituality', 'personal'],
  weight: 62,
  score: 4.7,
  reviews: 121,
  texts: {
    en: {
      title: 'The star that kept you company',
      short: 'Lucky star',
      summary:
        'Fixed stars tied to the planets of your birth, the Part of Fortune and Jupiter’s calendar: an old calculation of where doors give more easily.',
      lead: '“Born under a lucky star” used to be a calculation. At the latitude of your birth some fixed stars crossed the horizon or the meridian together with one of your planets; others stood in a planet’s very degree. This report finds them, names the closest, and adds the Part of Fortune and Jupiter’s dates. Luck is understood modestly here: as the door that yields to the shoulder sooner than the rest.',
      benefits: [
        'The star that counts as yours, why it was chosen, and what kind of luck old authors saw in it',
        'Every paran found: the star, the planet, and the side of the sky they shared',
        'Twelve years of Jupiter, house by house, and its exact dates in the next twelve months',
        'The field of life where a small effort tends to go further than usual',
        'Names and old stories for a clear night on the balcony',
      ],
      details: [
        {
          title: 'Stars beside your planets',
          text: 'Fixed stars that stand, by longitude, in almost the same degree as a planet of yours. Regulus at the Moon and Spica at Saturn are two quite different helpers.',
        },
        {
          title: 'Parans by latitude',
          text: 'A planet on the meridian, a star just rising: both on an angle of the sky at once. It is counted for the latitude, so a sister born farther north has other stars.',
        },
        {
          title: 'What stars are made of',
          text: 'Ptolemy described stars by planets: this one akin to Mars and Jupiter, that one to Venus. The reading sets out from these pedigrees and names the author it follows.',
        },
        {
          title: 'Where Fortune stands',
          text: 'Sun, Moon and Ascendant yield one more point, which the ancients asked about things that come unsought. Its sign, house and ruler are read beside the star.',
        },
        {
          title: 'Jupiter at birth',
          text: 'The planet of the open hand by sign, house and aspect: where you are trusted on credit, and where a promise leaves the house before you have looked at the calendar.',
        },
        {
          title: 'Jupiter’s twelve years',
          text: 'It needs about twelve years to go once round the chart. Its stay in each house is dated, and so are its meetings with Sun, Moon, angles, your star and the Part of Fortune.',
        },
      ],
      features: [
        {
          title: 'An open contest',
          text: 'The candidate stars stand in a table by closeness, and you see by how many minutes of arc the first one won.',
        },
        {
          title: 'Your horizon only',
          text: 'Risings and culminations are worked out for the birthplace: over Oslo and over Nairobi the same stars take different roads.',
        },
        {
          title: 'No lottery tickets',
          text: 'No numbers, no sums, no promise of a win. It is an old thought about ease, retold with its sources.',
        },
      ],
    },
    ru: {
      title: 'Звезда, взошедшая вместе с вами',
      short: 'Счастливая звезда',
      summary:
        'Неподвижные звёзды, связанные с планетами вашего рождения, Точка Фортуны и календарь Юпитера: старинный расчёт того, где дверь поддаётся легче.',
      lead: 'Когда-то слова «родиться под счастливой звездой» означали вычисление. На широте места рождения одни неподвижные звёзды пересекали горизонт или меридиан вместе с вашими планетами, другие стояли с ними в одном градусе. Отчёт находит их, называет самую близкую и добавляет Точку Фортуны и даты Юпитера. Счастье здесь понимается скромно: как дверь, которая поддаётся плечу скорее прочих.',
      benefits: [
        'Какая звезда ваша, почему выбрана она и какого рода удачу видели в ней древние',
        'Все найденные параны: звезда, планета и та сторона неба, где они сошлись',
        'Двенадцать лет Юпитера, дом за домом, и его точные даты на ближайший год',
        'Область жизни, где небольшое усилие обычно заходит дальше, чем в других',
        'Имена и старые истории для ясной ночи на балконе',
      ],
      details: [
        {
          title: 'Звёзды возле планет',
          text: 'Неподвижные звёзды, стоящие по долготе почти в одном градусе с вашей планетой. Регул у Луны и Спика у Сатурна — помощники совсем разного нрава.',
        },
        {
          title: 'Параны по широте',
          text: 'Планета на меридиане, звезда на восходе: обе разом оказались на углах неба. Счёт ведётся по широте, и у сестры, родившейся севернее, звёзды будут другие.',
        },
        {
          title: 'Родословная звёзд',
          text: 'В древности звезду описывали через планеты: эта сродни Марсу с Юпитером, та — Венере. Толкование начинается с этих родословных и называет автора, которому следует.',
        },
        {
          title: 'Где стоит Фортуна',
          text: 'Солнце, Луна и асцендент дают ещё одну точку, у которой древние спрашивали о нечаянном. Её знак, дом и управитель прочитаны рядом со звездой.',
        },
        {
          title: 'Юпитер при рождении',
          text: 'Планета щедрой руки по знаку, дому и аспектам: где вам верят в долг и где обещание выходит из дома раньше, чем вы заглянули в календарь.',
        },
        {
          title: 'Двенадцать лет Юпитера',
          text: 'Круг по карте занимает у него около двенадцати лет. Указаны сроки в каждом доме и встречи с Солнцем, Луной, углами, вашей звездой и Точкой Фортуны.',
        },
      ],
      features: [
        {
          title: 'Выбор на виду',
          text: 'Звёзды-соперницы выстроены в таблице по тесноте контакта: видно, на сколько минут дуги победила первая.',
        },
        {
          title: 'Для вашего горизонта',
          text: 'Восходы и кульминации посчитаны для места рождения: над Мурманском и над Тбилиси звёзды ходят разными дорогами.',
        },
        {
          title: 'Без лотерейных билетов',
          text: 'Ни чисел, ни сумм, ни обещаний выигрыша. Старая мысль о лёгкости, пересказанная с указанием источников.',
        },
      ],
    },
  },
}

import type { Report } from '../report.ts'

export const numerology: Report = {
  type: 'numerology',
  categories: ['personal', 'spirituality'],
  weight: 76,
  score: 4.8,
  reviews: 352,
  texts: {
    en: {
      title: 'Your name and date, added up',
      short: 'Numerology',
      summary:
        'Life path, expression, soul urge, personality, birthday, personal years, pinnacles and challenges from your name and date, with every addition in plain sight.',
      lead: 'Take a pencil: numerology, unlike astrology, can be checked on a napkin. A date is added up until one digit is left; letters turn into numbers by a table that has a name; vowels and consonants are counted apart. This report does the sums before your eyes, in Latin or Cyrillic letters, and only then tells what tradition sees in the figures.',
      benefits: [
        'Every operation written line by line, ready to be checked by hand',
        'Name and date read against each other: where they agree, where they argue',
        'Your personal years in a row, each with a turn of its own',
        'Master numbers by a stated rule: when they stay, when they are reduced',
        'The question a number asks, beside the quality it is praised for',
      ],
      details: [
        {
          title: 'Life path and birthday',
          text: 'The whole date brought down to a digit, and the day by itself: the long road and the tool in your pocket. If they disagree, both are read.',
        },
        {
          title: 'The expression number',
          text: 'All letters of the full name given at birth. The number is taken for the voice in which a person works, whatever the work turns out to be.',
        },
        {
          title: 'Soul urge and personality',
          text: 'Vowels for what is wanted, consonants for what is on view. One name, split in two, often gives away an owner and a doorman.',
        },
        {
          title: 'Personal years',
          text: 'A count to nine that starts over by your birthday and the calendar: a year to sow, a year to mend, a year to clear the attic.',
        },
        {
          title: 'Four pinnacles',
          text: 'Four long stretches of life with their ages and numbers, from the first, into which youth falls, to the last, whose end is open.',
        },
        {
          title: 'Challenges on the way',
          text: 'Differences between the parts of the date. Each is a pebble in the shoe for its stretch: where it rubs, and what gait it teaches.',
        },
      ],
      features: [
        {
          title: 'Two alphabets',
          text: 'The tables for Latin and Cyrillic letters are printed and named, so the spellings of two passports can be compared.',
        },
        {
          title: 'No hour needed',
          text: 'Neither time nor place of birth enters the count: a name, a day, a month and a year will do.',
        },
        {
          title: 'The rule is named',
          text: 'Where schools count differently, the report says which rule it follows, and doesn’t change it from page to page.',
        },
      ],
    },
    ru: {
      title: 'Имя и дата в столбик',
      short: 'Нумерология',
      summary:
        'Жизненный путь, выражение, зов души, личность, день рождения, личные годы, вершины и испытания: всё посчитано по имени и дате, каждое сложение на виду.',
      lead: 'Возьмите карандаш: нумерологию, в отличие от астрологии, можно проверить на салфетке. Дату складывают, пока не останется одна цифра; буквы превращают в числа по таблице, у которой есть название; гласные и согласные считают врозь. Отчёт складывает у вас на глазах, кириллицей или латиницей, и лишь затем рассказывает, что видит в этих числах традиция.',
      benefits: [
        'Все действия записаны строка за строкой, проверить можно с карандашом в руке',
        'Имя и дата, прочитанные друг против друга: где согласны, где спорят',
        'Личные годы подряд, и у каждого свой поворот',
        'Мастер-числа по объявленному правилу: когда они остаются, когда сворачиваются',
        'Вопрос, который задаёт число, рядом с качеством, за которое его хвалят',
      ],
      details: [
        {
          title: 'Путь и день рождения',
          text: 'Вся дата, сведённая к цифре, и отдельно сам день: длинная дорога и инструмент в кармане. Если они спорят, прочитаны оба.',
        },
        {
          title: 'Число выражения',
          text: 'Все буквы полного имени, данного при рождении. Число понимают как голос, которым человек делает своё дело, какое бы дело ему ни досталось.',
        },
        {
          title: 'Душа и личность',
          text: 'Гласные говорят о том, чего хочется, согласные — о том, что на виду. Одно имя, разделённое надвое, часто выдаёт хозяина и швейцара при нём.',
        },
        {
          title: 'Личные годы',
          text: 'Счёт до девяти, который начинается заново от дня рождения и календаря: год сеять, год чинить, год ездить, год разбирать антресоли.',
        },
        {
          title: 'Четыре вершины',
          text: 'Четыре долгих отрезка жизни с возрастами и числами: от первого, на который приходится юность, до последнего, у которого конец открыт.',
        },
        {
          title: 'Испытания по дороге',
          text: 'Разности между частями даты. Каждая — камешек в ботинке на своём отрезке пути: описано, где он трёт и какой походке учит.',
        },
      ],
      features: [
        {
          title: 'Два алфавита',
          text: 'Таблицы для кириллицы и латиницы напечатаны и названы: можно сравнить имя из обоих паспортов.',
        },
        {
          title: 'Время не нужно',
          text: 'Ни время, ни место рождения в счёт не идут: хватает имени, дня, месяца и года.',
        },
        {
          title: 'Правило названо',
          text: 'Там, где школы считают по-разному, сказано, какому правилу следует отчёт. От страницы к странице оно не меняется.',
        },
      ],
    },
  },
}

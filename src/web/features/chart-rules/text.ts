import { texts } from '../../i18n/dictionary.ts'

export const chartRulesText = texts(
  {
    title: 'Charts',
    intro: 'Your charts, readings, daily pages and new reports follow these settings, and so does the astrologer.',
    houses: 'House system',
    housesHint:
      'Placidus is the most widely used. Near the poles some systems don’t exist; your houses are Porphyry’s there.',
    zodiac: 'Zodiac',
    zodiacHint:
      'The tropical zodiac follows the seasons, a sidereal one the stars, so most planets stand one sign earlier there. The calendar, sun-sign horoscopes and calculators stay tropical.',
    node: 'Lunar node',
    nodeHint:
      'The true node is where the Moon’s path crosses the Sun’s that day. The mean one leaves out its swing of up to two degrees.',
    lilith: 'Lilith',
    lilithHint:
      'The mean apogee of the Moon’s orbit moves evenly. The true one swings by up to thirty degrees around it.',
    orbs: 'Orbs of aspects',
    orbsHint:
      'How far from exact an aspect still counts: usually 8° for the Sun and Moon, 5° to 7° for planets, and three quarters of it for a sextile. The daily page and forecasts keep their own narrow orbs.',
    minor: 'Minor aspects',
    minorHint: 'Wheel, tables and files show those you choose. Readings go by the five major aspects.',
    save: 'Save chart settings',
    saved: 'Saved. Your charts and days are computed anew; finished reports stay as they are.',
    change: 'Change for this chart',
    sheetTitle: 'This chart’s settings',
    sheetIntro: 'They apply to this chart alone. What your other charts follow is in the settings.',
    apply: 'Apply',
    reset: 'Use my usual settings',
    own: 'This chart has its own settings.',
    calendarTropical: 'The calendar goes by the tropical zodiac, whatever your charts are cast by.',
  },
  {
    title: 'Карты',
    intro:
      'По этим настройкам строятся ваши карты, толкования, прогнозы на день и новые отчёты, и астролог отвечает по ним же.',
    houses: 'Система домов',
    housesHint:
      'Чаще всего пользуются домами по Плацидусу. У полюсов некоторых систем не существует, там дома строятся по Порфирию.',
    zodiac: 'Зодиак',
    zodiacHint:
      'Тропический зодиак отсчитывают по временам года, сидерический — по звёздам: в нём почти всё стоит на знак раньше. Календарь, гороскопы по знакам и калькуляторы остаются в тропическом.',
    node: 'Лунный узел',
    nodeHint:
      'Истинный узел лежит там, где путь Луны в этот день пересекает путь Солнца. Средний не учитывает его колебаний, до двух градусов.',
    lilith: 'Лилит',
    lilithHint:
      'Средний апогей лунной орбиты движется равномерно. Истинный отклоняется от него на величину до тридцати градусов.',
    orbs: 'Орбисы аспектов',
    orbsHint:
      'Насколько неточным может быть аспект: обычно 8° для Солнца и Луны, от 5° до 7° для планет, для секстиля на четверть меньше. У прогнозов на день и на другие сроки свои узкие орбисы.',
    minor: 'Малые аспекты',
    minorHint: 'Выбранные видны на карте, в таблицах и файлах. Толкования опираются на пять больших аспектов.',
    save: 'Сохранить настройки карт',
    saved: 'Сохранено. Карты и прогнозы рассчитываются заново, готовые отчёты не меняются.',
    change: 'Изменить для этой карты',
    sheetTitle: 'Настройки этой карты',
    sheetIntro: 'Они действуют только здесь. Общие для всех карт — в настройках.',
    apply: 'Применить',
    reset: 'Вернуть мои обычные',
    own: 'У этой карты свои настройки.',
    calendarTropical: 'Календарь составлен по тропическому зодиаку, по какому бы ни строились ваши карты.',
  },
)

import type { Report } from '../report.ts'

export const flowersMinerals: Report = {
  type: 'flowers-minerals',
  categories: ['spirituality', 'personal'],
  weight: 44,
  score: 4.8,
  reviews: 102,
  texts: {
    en: {
      title: 'Your garden and a drawer of stones',
      short: 'Flowers and minerals',
      summary:
        'The plants and stones that old herbals and lapidaries gave to your signs, decans and their rulers, each with the book it comes from.',
      lead: 'Rosemary belonged to the Sun, willow to the Moon, and stones were dealt out to the thirty-six decans like cards to players. For two thousand years people have sorted both the kitchen garden and the jewel box by the sky. This report finds your shelf: the signs and decans of your chart, their rulers, and what the books put there. It suits windowsills, bouquets and rings, and cures nothing.',
      benefits: [
        'A flower and a stone for your Sun, Moon and Ascendant, with the reason',
        'The decan behind each of them: why this one and not the next',
        'Sources side by side wherever the old books disagree',
        'Thoughts for a windowsill, a bouquet, a ring and a birthday present',
        'Latin names beside the common ones, because a garden center knows no planets',
      ],
      details: [
        {
          title: 'Your decans',
          text: 'Each sign has three faces of ten degrees, each with its own ruler. The degrees of your Sun, Moon and Ascendant open three small drawers.',
        },
        {
          title: 'The ruler’s garden',
          text: 'The planet that rules your Ascendant has a garden: the herbs, trees and flowers tradition gave to it, and the trait that got them in.',
        },
        {
          title: 'Stones of the signs',
          text: 'From the zodiac lapidaries: which stone stood for your sign, in which century, and how the list slid toward today’s birthstones.',
        },
        {
          title: 'Color, scent, habit',
          text: 'By what likeness they were matched: yellow petals to the Sun, night flowers to the Moon, thorns to Mars. One sees how the herbalists reasoned, and can go on.',
        },
        {
          title: 'A bouquet by chart',
          text: 'A plant for each of the strongest places of your chart, gathered as they would stand in a vase: the main flower, the green, one odd branch.',
        },
        {
          title: 'A stone in the pocket',
          text: 'A choice by sign, decan and ruler, from the precious to the river pebble, and the story of what each was a token of.',
        },
      ],
      features: [
        {
          title: 'The book beside it',
          text: 'From Agrippa’s lists to Culpeper’s herbal: under every match stands the book that proposed it.',
        },
        {
          title: 'Not for the cup',
          text: 'No recipes and no doses. Some of Saturn’s herbs are poisonous, and the report says which to admire from afar.',
        },
        {
          title: 'For any budget',
          text: 'Beside the ruby stands its modest relative, beside the peony a plant content with a north window.',
        },
      ],
    },
    ru: {
      title: 'Ваш сад и ящик с камнями',
      short: 'Цветы и камни',
      summary:
        'Растения и камни, которые старинные травники и лапидарии отдали вашим знакам, деканам и их управителям, и книги, откуда взято каждое соответствие.',
      lead: 'Розмарин принадлежал Солнцу, ива — Луне, а камни раздавали тридцати шести деканам, как карты игрокам. Две тысячи лет люди раскладывают по небу и огород, и шкатулку. Отчёт находит вашу полку: знаки и деканы карты, их управителей и то, что положили туда книги. Годится для подоконника, букета и кольца, а лечить ничего не берётся.',
      benefits: [
        'Цветок и камень для Солнца, Луны и асцендента, с объяснением',
        'Декан за каждым из них: почему именно этот, а не соседний',
        'Источники рядом всюду, где старые книги не согласны между собой',
        'Мысли для подоконника, букета, перстня и подарка к празднику',
        'Латинские названия рядом с русскими: в питомнике планет не знают',
      ],
      details: [
        {
          title: 'Ваши деканы',
          text: 'У каждого знака три лица по десять градусов, и у каждого свой управитель. Градусы Солнца, Луны и асцендента открывают три маленьких ящика.',
        },
        {
          title: 'Сад управителя',
          text: 'У планеты, которая правит вашим асцендентом, есть сад: травы, деревья и цветы, отданные ей традицией, и черта, за которую их туда пустили.',
        },
        {
          title: 'Камни знаков',
          text: 'Из зодиакальных лапидариев: какой камень стоял за вашим знаком, в каком веке и как этот список сполз к нынешним «камням месяца».',
        },
        {
          title: 'Цвет, запах, повадка',
          text: 'По какому сходству их подбирали: жёлтые лепестки Солнцу, ночные цветы Луне, шипы Марсу. Видно, как рассуждали травники, и можно рассуждать дальше.',
        },
        {
          title: 'Букет по карте',
          text: 'По растению от каждого сильного места карты, и все вместе, как стояли бы в вазе: главный цветок, зелень и одна странная ветка.',
        },
        {
          title: 'Камень в кармане',
          text: 'Выбор по знаку, декану и управителю, от драгоценного до речной гальки, и рассказ о том, знаком чего каждый из них служил.',
        },
      ],
      features: [
        {
          title: 'Книга под рукой',
          text: 'От списков Агриппы до травника Калпепера: под каждым соответствием стоит книга, которая его предложила.',
        },
        {
          title: 'Не для чашки',
          text: 'Ни рецептов, ни доз. Среди трав Сатурна есть ядовитые, и сказано, какими любоваться издали.',
        },
        {
          title: 'На любой кошелёк',
          text: 'Рядом с рубином его скромный родственник, рядом с пионом растение, которому хватит северного окна.',
        },
      ],
    },
  },
}

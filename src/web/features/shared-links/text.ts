import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

export const sharedLinksText = texts(
  {
    title: 'Public links',
    button: 'Public link',
    intro:
      'Anyone who has the address can read this without an account. Search engines are told to leave it out. You can switch it off at any time.',
    tells: {
      chart:
        'A chart shows where the planets stood. Someone who knows astrology can work out from it when you were born, and roughly where, even though the date, time and place aren’t shown.',
      report:
        'Sentences, table rows and pictures that give your date, time or place of birth are left out. Your first name stays. The rest follows from your chart: someone who knows astrology can work out from it when you were born.',
    },
    someone: (name: string) =>
      `It shows the name ${name}, and never their date, time or place of birth. Ask them before you share it.`,
    showBirth: 'Show my full name and my date, time and place of birth',
    madeOfBirth: 'This report is made from your name and birth date, so it can only be shared with them.',
    make: 'Make the link',
    readyTitle: 'The link is ready',
    readyIntro: 'Copy it now: we keep only a fingerprint of the address and can’t show it again.',
    address: 'Address',
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied',
    look: 'See what it shows',
    since: (date: string) => `On since ${date}`,
    off: 'Off',
    opened: (count: number, shown: string) =>
      count === 0 ? 'not opened yet' : plural('en', count, { one: 'opened once', other: `opened ${shown} times` }),
    withBirth: 'shows your birth details',
    withoutBirth: 'without your birth details',
    another: 'Make a new address',
    anotherHint: 'We can’t show the address of this link again. With a new one, the old one stops working.',
    on: 'Switch on',
    onNamed: (title: string) => `Switch on: ${title}`,
    turnOff: 'Switch off',
    turnOffNamed: (title: string) => `Switch off: ${title}`,
    offTitle: (title: string) => `Switch off the link to “${title}”?`,
    offIntro: 'Its address stops working at once and for good. You can make a new one later.',
    keep: 'Keep it on',
    turnedOff: 'The link is off.',
    none: 'You haven’t made any. Open a chart or a report and choose “Public link”.',
    why: 'What others can read without an account. We count how often each is opened, and nothing about who opens it.',
    done: 'Done',
  },
  {
    title: 'Публичные ссылки',
    button: 'Публичная ссылка',
    intro:
      'Прочесть это сможет каждый, у кого есть адрес, без учётной записи. Поисковикам сказано его не показывать. Ссылку можно отключить в любой момент.',
    tells: {
      chart:
        'На карте видно, где стояли планеты. Знающий астрологию вычислит по ней, когда и примерно где вы родились, хотя дата, время и место не показаны.',
      report:
        'Фразы, строки таблиц и рисунки, по которым видно дату, время или место вашего рождения, не показываются. Имя остаётся. Но и остальное написано по вашей карте: знающий астрологию вычислит по нему, когда вы родились.',
    },
    someone: (name: string) =>
      `Здесь видно имя (${name}), а дата, время и место рождения этого человека не показываются никогда. Прежде чем делиться, спросите разрешения.`,
    showBirth: 'Показывать мои имя и фамилию, дату, время и место рождения',
    madeOfBirth: 'Этот отчёт составлен из имени и даты рождения, поэтому без них им не поделиться.',
    make: 'Создать ссылку',
    readyTitle: 'Ссылка готова',
    readyIntro: 'Скопируйте её сейчас: мы храним только отпечаток адреса и показать его снова не сможем.',
    address: 'Адрес',
    share: 'Поделиться',
    copy: 'Скопировать',
    copied: 'Скопировано',
    look: 'Посмотреть, что по ней видно',
    since: (date: string) => `Работает, создана ${date}`,
    off: 'Отключена',
    opened: (count: number, shown: string) =>
      count === 0
        ? 'ещё не открывали'
        : plural('ru', count, {
            one: `открыта ${shown}\u00a0раз`,
            few: `открыта ${shown}\u00a0раза`,
            other: `открыта ${shown}\u00a0раз`,
          }),
    withBirth: 'с данными рождения',
    withoutBirth: 'без данных рождения',
    another: 'Создать новый адрес',
    anotherHint: 'Адрес этой ссылки показать снова нельзя. С новым адресом прежний перестанет работать.',
    on: 'Включить',
    onNamed: (title: string) => `Включить: ${title}`,
    turnOff: 'Отключить',
    turnOffNamed: (title: string) => `Отключить: ${title}`,
    offTitle: (title: string) => `Отключить ссылку «${title}»?`,
    offIntro: 'Её адрес сразу и навсегда перестанет работать. Потом можно создать новый.',
    keep: 'Оставить',
    turnedOff: 'Ссылка отключена.',
    none: 'Пока ни одной. Откройте карту или отчёт и выберите «Публичная ссылка».',
    why: 'Что могут прочесть другие без учётной записи. Мы считаем, сколько раз ссылку открыли, и ничего не узнаём о том, кто это был.',
    done: 'Готово',
  },
)

import { texts } from '../../i18n/dictionary.ts'

export const cardsText = texts(
  {
    share: 'Share',
    title: 'Share a picture',
    intro: 'There’s no name, date, time or place of birth on it.',
    what: 'Picture',
    kinds: {
      headline: 'What kind of day it is',
      mantra: 'The mantra',
      'big-three': 'Sun, Moon and Ascendant',
      wheel: 'The wheel',
    },
    wheelTells:
      'A wheel shows where the planets stood: someone who knows astrology can work out from it when you were born.',
    size: 'Format',
    sizes: { post: 'Post, 4:5', story: 'Story, 9:16' },
    drawing: 'Drawing the picture…',
    preview: (kind: string) => `Preview: ${kind}`,
    failed: 'We couldn’t draw the picture.',
    download: 'Download',
    copy: 'Copy',
    copied: 'Picture copied.',
    notCopied: 'Your browser couldn’t copy the picture. You can download it instead.',
  },
  {
    share: 'Поделиться',
    title: 'Поделиться картинкой',
    intro: 'На ней нет имени, даты, времени и места рождения.',
    what: 'Картинка',
    kinds: {
      headline: 'Какой это день',
      mantra: 'Мантра',
      'big-three': 'Солнце, Луна и асцендент',
      wheel: 'Круг карты',
    },
    wheelTells: 'По кругу видно, где стояли планеты: знающий астрологию вычислит по нему, когда вы родились.',
    size: 'Формат',
    sizes: { post: 'Пост, 4:5', story: 'История, 9:16' },
    drawing: 'Рисуем картинку…',
    preview: (kind: string) => `Картинка: ${kind}`,
    failed: 'Нарисовать картинку не удалось.',
    download: 'Скачать',
    copy: 'Скопировать',
    copied: 'Картинка скопирована.',
    notCopied: 'Браузер не смог скопировать картинку. Её можно скачать.',
  },
)

import { texts } from '../../i18n/dictionary.ts'

export const readerText = texts(
  {
    contents: 'Contents',
    place: (part: number, parts: number) => `${part} of ${parts}`,
    minutes: (minutes: number) => `${minutes} min`,
    left: (minutes: number) => `${minutes} min left`,
    progress: 'How much you’ve read',
    continued: 'Continued',
    resume: 'Continue reading',
    next: 'Next',
    previous: 'Previous',
    textSize: 'Text size',
    smaller: 'Smaller text',
    larger: 'Larger text',
    letter: 'A',
  },
  {
    contents: 'Содержание',
    place: (part: number, parts: number) => `${part} из ${parts}`,
    minutes: (minutes: number) => `${minutes} мин`,
    left: (minutes: number) => `осталось ${minutes} мин`,
    progress: 'Сколько прочитано',
    continued: 'Продолжение',
    resume: 'Читать дальше',
    next: 'Далее',
    previous: 'Назад',
    textSize: 'Размер текста',
    smaller: 'Уменьшить текст',
    larger: 'Увеличить текст',
    letter: 'А',
  },
)

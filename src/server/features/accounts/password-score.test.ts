import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isGuessable, type PasswordOwner } from './password-score.ts'

const data = (name: string) => readFileSync(new URL(`./data/${name}`, import.meta.url))
const OWNER: PasswordOwner = {
  email: 'ada.byron@example.test',
  firstName: 'Ada',
  lastName: 'Byron',
  birthdate: '1990-05-17',
  birthplace: 'Kazan, Russia',
}

it.each([
  // Eight characters that are no eight characters.
  ['        ', 'aaaaaaaa', '12345678', 'abcdefgh', 'qwertyuiop', 'йцукенгш', '1q2w3e4r'],
  // A word with what a form asks for.
  ['Passw0rd!', 'Summer2026', 'Password123!', 'iloveyou1', 'Sunshine', 'Welcome2026!', 'Dragon99!'],
  // The same in Russian, and with the other layout on.
  ['Пароль123', 'привет2026', 'Наташа1990', 'любимая1', 'gfhjkm123', 'yfnfif1990', 'ghbdtn123', 'Солнышко'],
  // The product’s name.
  ['Asteria2026!', '12asteria', 'Астерия1', 'Horoscope#1'],
  // One’s own birthday, name, address and place.
  [
    '17051990',
    '1990-05-17',
    '17.05.1990',
    'Ada17051990',
    'byron1990',
    'AdaByron',
    'ada.byron',
    'Byron1705',
    'Kazan1990',
  ],
  ['ada.byron@example.test', 'ADA.BYRON@EXAMPLE.TEST', 'example.test'],
  // Taken apart, or typed in full width: as easy to think of as what it says.
  ['p a s s w o r d', 'pass-word-1', 'q w e r t y u i', 'i love you', 'byr on 1990', 'па роль 1', '12 34 56 78'],
  ['ｐａｓｓｗｏｒｄ１', 'Ｓｕｍｍｅｒ２０２６', '１７０５１９９０'],
])('%s and the like are guessed', async (...passwords) => {
  for (const password of passwords) expect(await isGuessable(password, OWNER), password).toBe(true)
})

it.each([
  // Names in any order and joining, with a number.
  ['NoraQuill1', 'quillnora88', 'Quill.Nora!7', 'nora-1991-quill', 'N0raQuill!1', 'QuillMinskNora'],
  // A word twice; a season and a year; the domain, whole and in part, with and without a number.
  ['password password', 'Dragon dragon-dragon', 'Winter2025!!', '2024-Autumn!', 'Зима2025!!', 'Осенью 1999'],
  ['mailbox.example', 'Mailbox-Example-Net1', 'mailbox2024nora'],
])('%s and the like are put together from what is known', async (...passwords) => {
  const owner = {
    email: 'nora.q@mailbox.example.net',
    firstName: 'Nora',
    lastName: 'Quill',
    birthdate: '1991-03-02',
    birthplace: 'Minsk, Belarus',
  }
  for (const password of passwords) expect(await isGuessable(password, owner), password).toBe(true)
})

it('stands where it is long or random', async () => {
  for (const password of [
    'four plain words here',
    'asteria by the sea at night',
    'четыре простых слова подряд',
    'Xk7#mQ2vLp',
    'wHq-82nf-Ztp',
    'лампа жираф компот',
    'корыто-7-парусник',
    'ada kettle violin moss',
    'winter-jigsaw-turbine-5',
    '!aB3$xY9?w',
    'xK7-q2vLs',
    'fjord_9_mustang_oboe',
  ])
    expect(await isGuessable(password, OWNER), password).toBe(false)
})

it('the list of words is the one that its manifest names', () => {
  const { files } = JSON.parse(data('manifest.json').toString('utf8'))
  const bytes = data('russian-words.txt')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(files).toEqual([{ file: 'russian-words.txt', bytes: bytes.length, sha256 }])
})

import { normalize } from './normalize.ts'

/** A wish to die in the first person, so that nobody else can be meant by it. */
const OWN_WISH =
  / (?:i|ive|im) (?:[a-z]+ ){0,3}(?:want to (?:die|be dead|kill myself|end it|end my life)|wanna die|(?:do not|dont|no longer) want to (?:live|be here|be alive|exist|go on|wake up)|kill myself|hang myself|end my life)(?= )| (?:не хочу (?:[а-я]+ ){0,2}жить|жить (?:[а-я]+ ){0,2}не хочу|хочу (?:[а-я]+ ){0,2}(?:умереть|сдохнуть|исчезнуть|в петлю|покончить)|(?:повешусь|повесилась бы|повесился бы|утоплюсь|застрелюсь|отравлюсь|покончу с собой|убью себя)|незачем (?:мне )?жить|мне (?:[а-я]+ )?незачем жить)(?= )/
/** Somebody’s words are told, whoever’s they are. */
const TOLD =
  / (?:says|said|saying|told|tells|wrote|writes|texted|texts|posted|messaged|that he|that she|he says|screams|screamed|говорит|говорил[а-я]*|сказал[а-я]*|пишет|написал[а-я]*|прислал[а-я]*|кричит|крикнул[а-я]*|твердит|повторяет|шепчет|заявил[а-я]*)(?= )/

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/u)

/** Whether a sentence of a message says in the first person, and quotes nobody, that its writer doesn’t want to live. */
export const saysOwnWish = (text: string): boolean =>
  !/[«“"]/u.test(text) && sentencesOf(text).some((one) => OWN_WISH.test(normalize(one)) && !TOLD.test(normalize(one)))

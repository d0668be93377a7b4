import type { Lang } from '#language/lang.ts'
import type { Understood } from '../question.ts'

/** Words that name nothing by themselves. */
const EMPTY: Record<Lang, RegExp> = {
  en: /^(?:a|an|the|and|or|but|so|ok|okay|well|then|too|also|as|same|again|in|on|at|of|for|to|from|with|by|about|into|there|it|its|that|this|these|those|they|them|their|one|ones|i|me|my|mine|we|us|our|ours|you|your|he|him|his|she|her|hers|what|whats|which|who|whos|where|wheres|when|whens|how|is|are|was|were|be|been|do|does|did|can|could|will|would|please|pls|plz|thanks|just|only|exactly|exact|now|right|other|else|any|all|both|two|three|start|starts|end|ends|begin|date|dates|day|time|hour|oclock|degree|degrees|number|please|lol|hm|hmm|or|not|if|instead|tell|give|show|say|got|have|has|had|get|rising|rises|ascendant)$/,
  ru: /^(?:а|и|или|но|да|нет|ну|ок|так|тогда|тоже|также|же|то|там|тут|еще|уже|вот|в|во|на|с|со|у|к|ко|о|об|от|из|за|для|по|до|при|про|под|это|эта|этот|эти|этого|этой|этом|этих|тот|та|те|такой|такая|такое|такие|такую|он|она|оно|они|его|ее|их|ей|ему|им|ним|ней|нем|него|нее|них|я|мне|меня|мной|мой|моя|мое|мои|мы|нас|нам|наш\p{L}*|вы|вас|вам|что|чего|кто|как|какой|какая|какое|какие|каком|какого|какой-то|который|где|когда|куда|откуда|сколько|ли|бы|будет|был|была|было|были|есть|стоит|находится|скажите|скажи|покажи|пожалуйста|плиз|только|точно|именно|сейчас|теперь|другой|другая|другое|другие|раз|число|дата|даты|день|час|часу|время|времени|градус\p{L}*|начало|конец|двух|оба|обоих|все|всё|итоге|вариант\p{L}*|таки|не|если|вместо|значит|вообще|асцендент\p{L}*|асцедент\p{L}*|восходит|год)$/u,
}
/** What a tag says that a question is of by itself. */
const OWN_TAG =
  /\/(?:topic|purpose|retrograde|eclipse|progressed|transit|return|compatible|plan|product|questions|death|illness|medicine|law|stake)(?:\/|$)/

/** The words by which a question says itself what it is of: neither a slot of the question before nor a word that names nothing. */
export function wordsOfItsOwn(lang: Lang, { words, tagged }: Pick<Understood, 'words' | 'tagged'>): string[] {
  const tags = tagged.split(' ').filter(Boolean)
  return words.filter((word, at) => {
    const tag = tags[at] ?? ''
    if (OWN_TAG.test(tag)) return true
    return !tag.includes('/') && !EMPTY[lang].test(word)
  })
}

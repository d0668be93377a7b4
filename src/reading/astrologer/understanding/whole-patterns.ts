import type { Lang } from '#language/lang.ts'

/** Ways of asking that both the kind and the answer of a question depend on. */
export type Patterns = Record<Lang, RegExp>

/** How somebody takes what happens, and what they are like. */
export const TAKES_IT: Patterns = {
  en: /(?<=^| )(?:how (?:will|would|does|do|might|did) (?:\p{L}+ ){1,3}(?:handle|cope|react|take|deal|respond|manage|get on|adjust|settle)|what (?:will|would|does|might) (?:\p{L}+ ){1,3}(?:struggle|find)|what (?:is )?(?:\p{L}+ )?(?:his|her|their|\p{L}+s) (?:problem|deal|issue)|what (?:is (?:he|she) like|makes? (?:him|her|them) tick)|what (?:bugs|annoys|irritates|upsets|winds|sets|pisses) (?:him|her|them|\p{L}+)(?: off| up)?|whose side)(?= |$)/u,
  ru: /(?<=^| )(?:как (?:это |он |она |они |там |все |\p{L}+ ){0,3}(?:перенес\p{L}*|пережив\p{L}*|отреагир\p{L}*|воспримет|справ\p{L}*|повед\p{L}*|привыкн\p{L}*|адаптир\p{L}*)|(?:что|че|чё) (?:его|ее|их|\p{L}+) (?:\p{L}+ ){0,2}(?:бесит|злит|раздражает|задевает|обижает)|чью сторону|что за человек|какой он по|какая она по|по (?:характеру|натуре)|завелась|завелся)(?= |$)/u,
}

/** How to speak with somebody. */
export const SPEAKS_WITH: Patterns = {
  en: /(?<=^| )(?:how (?:should|do|can|could|shd|would|might) (?:i|we) (?:talk|speak|approach|reach|explain|tell|say|deal with|handle|get through|put it)|what (?:do|should|can|shd|could) (?:i|we) (?:say|write|tell)|how to (?:talk|speak|approach|reach|tell|explain|deal with)|get through to|(?:stop|keep) .* (?:snapping|arguing|fighting|rowing))(?= |$)/,
  ru: /(?<=^| )(?:как (?:мне |лучше |бы |нам |с \p{L}+ |с \p{L}+ \p{L}+ |ему |ей |к \p{L}+ |к \p{L}+ \p{L}+ ){0,3}(?:поговорить|говорить|сказать|объяснить|подойти|общаться|достучаться|вести себя|быть|начать говорить|разговаривать|договориться)|(?:что|чё|че) (?:мне |нам )?(?:ему|ей|им) (?:сказать|написать|ответить)|(?:что|и что) мне (?:ему|ей|им) сказать|(?:что|как) (?:ему|ей) написать|найти (?:\p{L}+ )?подход|поддержать)(?= |$)/u,
}

/** What the sky showed of a time that is over. */
export const OF_CHART_THEN =
  /(?<=^| )(?:in (?:my|our|the|his|her) charts?|happening|going on (?:then|with me)|then|planets|transits?|was (?:\p{L}+ ){0,4}(?:good|bad|mistake)|было (?:\p{L}+ ){0,4}карт\p{L}*|в карт(?:е|ах)|тогда|происходило|транзит\p{L}*|видно|удачн\p{L}*)(?= |$)/u

/** What a time that was told is like to live through. */
export const FEELS_LIKE =
  /(?<=^| )(?:feel like|feels like|to expect|i expect|supposed to (?:feel|do|be)|чего (?:именно )?ждать|каково|что чувству\p{L}*|как ощуща\p{L}*)(?= |$)/u

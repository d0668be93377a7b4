import type { Rule } from './kinds.ts'
import { CANNOT_EN, HEARD_EN } from './rules-medicine-en.ts'

const START = '(#|,|;|:|.|so|and|then|just|please|simply|now|therefore|or)'
const OUGHT =
  '(should|must|have to|has to|need to|needs to|ought to|had better|better|are to|obliged to|time to|is to|let him|advise you to|urge you to|want you to|wants you to|asks you to|tells you to|orders you to|demands that you|requires you to|commands you to|supposed to|recommend that you|best to|wise to|right to)'
const ONE =
  '(him|her|them|husband|wife|partner|boyfriend|girlfriend|mother|mum|mom|father|dad|brother|sister|son|daughter|parents|family|friend|friends|friendship|marriage|relationship|ex|lover|man|woman|flatmate|roommate|fiance|engagement|wedding|contact|laura|this person|that person|these people|those people|everyone|everybody|daughter in law|mother in law|children)'

/** What becomes of the bond of two people, ordered; and a fate that can't be changed. */
export const PEOPLE_EN: readonly Rule[] = [
  {
    kind: 'leave',
    says: [
      `(${START}|${OUGHT}|not|never) (leave|divorce|dump|ditch|break up with|break with|separate from|split from|split up with|part from|walk out on|cut off|cut|block|unfollow|delete|abandon|forget|throw|kick|evict|banish|disown|expel|drop|lose|cancel|call off|end|reject|avoid|distance yourself from|move away from|run from|get rid of|push away|send|send away|turn away|stop seeing|stop talking to|stop speaking to|stop loving|give up on|say goodbye to|marry|wed|elope with|move in with|take|forgive|stay with|stay by|remain with|stick with|return to|go back to|obey|submit to|endure|bear with|put up with|tolerate|propose to|get engaged to|have a child with|choose|pick|trust|serve|please|cook for) (your |the |that |this |his |her |all |any |a |every |with |) ({ones})`.replace(
        '{ones}',
        ONE.slice(1, -1),
      ),
      `${OUGHT} (not |) (be |) (divorce|separate from|split up|break up|leave (him|her|them|your|now|this)|marry|stay with|stay together|forgive (him|her|them|your)|obey (him|her|your)|submit to|endure (it|him|her|this)|bear (it|with him|him)|move out|move in|cut (him|her|them|your|ties)|block (him|her|them))`,
      '({kin}|marriage|relationship|friendship|law) (has|have|needs|need) to go (,|.|!|or|before|now|because|for)',
      '(break|breaking|broke) (it|things) off',
      '(file|filing|apply|sign|submit|get) (for |) (the |your |a |) (divorce|separation)',
      '(divorce papers|do not look back|never look back|burn (the |your |all |) bridges|pack your (bags|things|suitcase)|pack his|pack her|change the locks|throw (him|her|them|your|it) (out|over)|kick (him|her|them|your ~) out|move out (before|by|this|now|today|on|at)|show (him|her|them) the door)',
      '(no|any|all|every) (more |further |) contact (from|with|until|again|whatsoever|,|.)',
      '(cut|cutting|drop|shut|close|strike|erase|remove|sweep) ~ (out of your life|from your life|out of your heart|off completely|off for good|ties with|all ties|ties|contact)',
      '(take|have|let|welcome|accept|invite) (him|her|them) back',
      '(jealous*|hit|hits|hitting|blow|blows|slap*|shove*|push*|fist*|bruise*|violen*|beating*|beats|cruelty|aggress*) ~~ (loves deeply|love you|forgive|softens|passes|rewards|karma*|lesson|patien*|cook|endure|stay with|teaches|because he|bear|deserve*)',
      '(forgive|excuse|overlook|accept|tolerate|endure|bear|put up with|provoke*|understand) (the |his |her |this |that |one |a |) (shove|slap|blow|blows|punch|push|bruise*|violence|beating*|fist*|anger|jealousy|affair|lies|temper|hitting|outburst*|control|shouting)',
      '(good|proper|true|real|faithful|decent|hindu|christian|muslim|loving|devoted) (wife|woman|daughter|mother|husband|girl|son) (does|do|would|will|is|never|stays|stay|obey*|forgives|bears|keeps|knows|should|waits)',
      '(chart|charts|stars|synastry|venus|saturn|karma|jupiter|node|nodes|moon|pluto|transit|fate|universe) (does not|do not|will not|can not|never|) (allow*|permit*|want*|let*|approve*|forbid*|tolerate*|bear*|support*|ask*|demand*|order*|tell*|command*|require*) (you |this |that |your |a |it |him |her |) ~ (be with|bear|stay|leave|part|marry|marriage|break|divorce|love|union|relationship|together|go|end|him|her)',
      '(he|she|this|that) is not (your|the) (person|soulmate|match|one|destiny|husband|wife) (for you|,|.|and|so)',
      '(enemy|enemies|toxic|poison*|parasite*|vampire*|karmic (enemy|debt|burden)) ~ (contact|your moon|your life|leave|cut|away|drains|from here)',
      '{kin} ~ (is|are) (poisoning|draining|ruining|blocking|destroying|holding back|dragging) (your|you)',
      '(stay|remain) (and |with him |with her |together |married |in the marriage |) ~ (bear|endure|whatever|no matter|even if|even though|because (the|your|of)|karma|lesson|for the sake)',
      '(forget|leave) (about |) the other (one|man|woman)',
      '(doubts|doubt|fear|fears) (are|is) (just|only|nothing but) (saturn|neptune|the moon|fear)',
      '(distance|separate|isolate|withdraw|detach|free|retreat) yourself (from|of) ',
      '(it is|this is|now is) (high |) time to (leave|end|go|part|separate|divorce|break|cut|let (him|her|them) go|walk)',
      '(say|tell) (yes|no) to (him|her|his|the (proposal|wedding|marriage))',
      '(family chart|household|home|family) ~ (not heal|never heal|will not heal|no peace) ~',
      '(#|,|so|and|just|should|must) (go|walk|get out|leave) (now|today|tonight|this week|at once|immediately) (and|,|.|!|before|while)',
      '(elope|run away) (with|from|to|together)',
    ],
    unless: [
      ...CANNOT_EN,
      '(whether|if|when) you (stay|go|leave|want|choose|decide|separate|imagine|forgive|part)',
      '(you are|you re|are) (also |) (allowed|free) to',
      '(nobody|no one) (deserves|has to|can|must|needs)',
      '(tell|told|say|said|telling) you to',
      '(do not|does not|not|never) (have to|need to|owe|must) (forgive|stay|leave|marry|decide|bear|endure|go|choose|put up)',
      '(up to you|your (own |) (choice|decision|pace|time)|only you (can|know)|decide for yourself)',
      '(helpline|helpline|police|hotline|shelter|counselling|counseling)',
      '(call|ring|phone) (the |your |a |)(poison|emergency|crisis|help)',
      '(let|take) (him|her|them) (know|have|finish|talk|speak|rest|run|tell|ask|explain|choose|lead|play|sleep|come|go (first|ahead)|time|for a|to (the|a)|by|along|out|seriously|at (his|her|their)|as)',
    ],
  },
  {
    kind: 'fate',
    says: [
      '(inevitabl*|unavoidabl*|predestin*|predetermined|foreordained|irreversibl*|inescapabl*|unchangeabl*|doomed|no way (out of this|around it)|no escape (for|from (this|your))|fate is sealed|nothing (you|can|anyone|either) ~ (do|change|prevent|stop|help|save|done|avoid)|can not be (prevented|avoided|changed|escaped|averted|altered)|without fail|whatever (either of you|anyone) (do*|try|tries|say*)|no matter what (you|he|she) (do|does|try|tries)|bound to (fail|lose|end|happen|suffer|break)|destined to (fail|lose|suffer|be alone|be lonely|be poor|break|end|remain|die|struggle|repeat)|can only watch|too late for you|ship has sailed|your last chance|no hope for|no future for|never recover from)',
      '(you|he|she|they|{kin}|love|it|poverty|luck) (will|shall|are going to|is going to) (never|not) (again |ever |) (love you|marry|find (love|a partner|peace|happiness|anyone)|have (children|a family|a child|a home|luck)|be loved|be happy|succeed|come back|return to you|bear children|get (over|married|better|pregnant|promoted)|visit you|meet (anyone|the one)|heal|be rich|conceive|become a (mother|father|parent)|be understood|lift|improve|change)',
      '(never|no longer|will not|can not) (ever |) (be happy|be loved|find love|marry|have children|have a family|bear children|conceive|become (a |) (mother|father|parent)|succeed|be rich|come at all|visit you again|work out|love you|find peace)',
      '(love|happiness|success|luck|marriage|children|motherhood|fatherhood|family|wealth|money|peace|joy|friendship) (will|is|are|was) (never|not|no longer) (come|visit|find|for you|your|meant|possible|written|in your|be|return|going to|given|yours)',
      '(impossible|excluded|ruled out|denied|closed|refused|barred) (for you|to you|in your (case|chart)|by|in this life|forever)',
      '(conception|pregnancy|marriage|love|happiness|children|motherhood|success|recovery) (is|are|remain*) (impossible|excluded|ruled out|denied|out of the question|hopeless|closed|forbidden)',
      '(poverty|misery|misfortune|suffering|loneliness|failure|ruin|divorce|betrayal|loss|solitude|illness|unhappiness|disgrace|bankruptcy|childless*|debt) ~ (is|are|was|were) (written|fated|fixed|certain|marked|shown|set|your|unavoidable|in your|ahead|coming|waiting|karmic|destined)',
      '(you|he|she|they|your {kin}|the {kin}|marriage|relationship|business|company|project|union|second marriage|the second|the third|house|job|career) (will|is going to|are going to|is about to|are about to|shall) (soon |surely |certainly |definitely |then |also |always |inevitably |only |end up |be |get |) (lose|lost|fail|collapse*|betray*|cheat*|break|broken|end|ends|suffer*|leave you|abandon*|deceiv*|rob*|fired|dismissed|sacked|divorced|divorce|ruin*|burn|bankrupt|alone|lonely|poor|homeless|sickly|sick|ill|barren|childless|humiliat*|destroy*|regret*|cry|hurt you|be hurt|go bankrupt|fall apart|fall ill|crumble|go down|go wrong|unhappy|miserable|sold)',
      '(marriage|relationship|business|union|love|bond|job|house|career) (collapses|fails|ends|breaks|breaks down|falls apart|is lost|is over|is doomed|is dead|dies|will not last|won t last|can not last|will be over)( in| by| before| this| next| within| for|,|.|whatever| after| at)',
      '(you|he|she|they|your {kin}) (lose|loses|lose everything|fails|is betrayed|are betrayed|is fired|are fired|is left|are left) ~ (in|by|before|within|this|next) (\\d*|{month}|year|autumn|the (spring|summer|autumn|fall|winter))',
      '(he|she|your {kin}) (is|was|has been|must be) (already |certainly |clearly |surely |definitely |) (cheating|unfaithful|lying|betraying|seeing (someone|somebody|another)|having an affair|deceiving|sleeping with|hiding)',
      '(nothing|no) (good|joy|luck|love|light|happiness|success|progress) ~ (happen|for you|before \\d*|before|until|in your|ahead|wait*)',
      '(only |all |every* |) (goes|go|going|it s) downhill ~ (from|after|for)',
      '(what you (most |) (fear|dread)|your worst fear*|the worst|what you fear most) ~ (happen*|come*|will|is coming|true|ahead)',
      '(simply |just |certainly |surely |definitely |) (going to|will|bound to) happen (,|.|and|whatever|no matter|anyway|to you)',
      '(chart|horoscope) (is|are) (a |an |the |so |very |truly |simply |) (bad|terrible|worst|ruined|broken|damned|dark|hopeless|evil|cursed|tragic|doomed|heavy one)',
      '(so much|this much|such) (suffering|pain|misfortune|bad luck|misery) (in (one|a) (place|chart)|before|ahead)',
      '(manglik|mangal dosha|kuja dosha|kaal sarp|sade sati|pitra dosha) ~ (destroy*|kill*|ruin*|means|harm*|brings|end*|cause*|separat*|severity|must)',
      '(destroys|destroy|kills|ruins|breaks|crushes|devours) (the |your |his |her |every |any |) (husband|wife|marriage|family|children|happiness|career|partner|father|mother|home|house|health|life)',
      '(pregnancy|baby|child) ~ (ends|end|lost|will not|in danger|goes wrong|not meant)',
      '(prepare|brace) (yourself |) (for |) (the |a |) (worst|loss|end|blow|disaster|ruin|disappointment)',
      '(had better|better|must) (prepare|brace|accept|resign)',
      '(your|this|that) (fate|destiny|lot|karma) (is|was) (to |) (suffer|be alone|lose|fixed|sealed|decided|written|loneliness|set|struggle|settled)',
      '(you|he|she|they|people) (are|is|were) (meant|fated|born|destined|condemned|doomed|sentenced) to (be |) (suffer|alone|lonely|fail|lose|poor|serve|unhappy|struggle|die|remain|stay (alone|single)|solitude)',
      '(missed|lost|gone|over|past) ~ (forever|for good|for ever|for always)',
      '(will|does|do|shall) (always|forever|only) (bring|hurt|leave|betray|suffer|fail|lose|end|be (alone|lonely|poor|disappointed)|disappoint)',
    ],
    unless: [
      ...CANNOT_EN,
      ...HEARD_EN,
      '(nothing|no|not|never) ~ (fixed|doomed|inevitable|sealed|destin*|verdict|a sentence|written in stone|set in stone|final|too late|fated|missed|close* the door|punishment|hopeless)',
      '(do|does|did|have|has) not (mean|missed|have to|need to|close)',
      '(because you can|plenty of people|many people|others|which may|some texts|traditional reading|modern astrologers|in old books)',
      '(fades|passes) (within|in|after|by)',
    ],
  },
]

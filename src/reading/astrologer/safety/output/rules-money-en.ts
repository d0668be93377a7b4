import type { Rule } from './kinds.ts'
import { CANNOT_EN, REFERS_EN } from './rules-medicine-en.ts'

const GAIN =
  '(win|wins|winning|winnings|profit*|gain|gains|rich|wealth*|millionaire*|million*|fortune|jackpot|double|doubles|triple|multipl*|pay off|pays off|return*|rise*|go up|goes up|climb*|soar*|grow*|success*|income|payout|six figure|windfall|come up|clear it|pay it back|paid back|make money|earn*)'
const SURE =
  '(guarantee*|assured|assur*|certain*|certainty|sure|surely|definitely|inevitabl*|without (a |any |) (doubt|risk|fail)|no doubt|risk free|riskless|no risk|zero risk|safe bet|sure thing|foolproof|bound to|destined to|written|promises you|undoubtedly|for certain|absolutely|hundred percent|never (fail*|let*|lose*|disappoint*|go down|fall)|can not (lose|fail|go wrong|fall|miss)|will not (lose|fail|fall|let|disappoint)|nothing can go wrong|impossible to lose|only (one |) (direction|way)|insured|in the bag|on your side|have your back|in good hands|protected)'

/** Money that is promised, orders of law, payments for the supernatural, and ties to the service. */
export const MONEY_EN: readonly Rule[] = [
  {
    kind: 'profit',
    says: [
      `${SURE} ~~ ${GAIN}`,
      `${GAIN} ~~ ${SURE}`,
      `${SURE} ~~ (money|savings|share|shares|stocks|crypto*|bitcoin|lottery|bet|loan|investment*|property|returns|financial*|financially|rich|wealth*|price*)`,
      `(money|savings|shares|stocks|crypto*|bitcoin|lottery|bet|loan|investment*|property|returns|financial*|financially|rich|price|scratchcard*|share) ~~ ${SURE}`,
      `(#|,|;|:|.|so|and|then|just|please|simply|should|must|now|can|could|would|to|may|feel free to|time to|safe to|or|not) (put|invest|buy|sell|bet|stake|wager|borrow|lend|take|sign|spend|move|place|pour|sink|throw|hold|trade|gamble|play|remortgage|mortgage|cash|withdraw|go all|quit|hand in|resign|raise|risk|double|keep|transfer|give|pick|choose|enter|load|get|draw) (out |into |in on |on |up |down |) (a |an |the |your |all |all of |everything |every |some |his |her |that |this |it |half |more |those |these |as much |small |big |large |bigger |little |modest |few |of |their |them |whole |up |second |) ~ (savings|shares|stock*|crypto*|bitcoin|ethereum|coin|gold|loan|mortgage|lottery|bet|lotto|casino|roulette|scratchcard*|investment*|etf*|forex|credit|equity|inheritance|pension|property|fund|funds|startup|market|horse|race|jackpot|notice|without a contract|ahead of it|token*|real estate|land|margin|leverage|deposit)`,
      '(invest|gamble|speculate) (before|now|all|everything|it all|your|today|this|while|heavily|big|boldly|freely|what)',
      '(#|,|;|:|so|then|just|should|must|can|to|small|big) (bet|wager) (on|everything|all|your|it all|the|a)',
      '(lottery|lotto|lucky|winning) number* ~ (is|are|for|will|:|,|this)',
      '(numbers) ~ \\d* , \\d*',
      '(you|he|she|they) (will|are going to|are about to|are destined to|are bound to|is going to) ~ (win|be rich|become rich|get rich|be wealthy|inherit|make (a |) (fortune|million*|killing|profit)|be a millionaire|come into money|double|never (be poor|lack|worry about money|want for))',
      '(share*|stock*|coin|bitcoin|crypto*|price*|property|market|value|house prices|gold) ~ (will|going to|bound to|set to) ~ (rise|go up|climb|soar|double|triple|grow|explode|recover|jump|fall|drop|crash)',
      '(inheritance|windfall|payout|bonus|raise|sum|money|settlement|big win|jackpot|payment|contract) (will|is going to|is about to|is certain to) (arrive|come|be (paid|yours|there|in your)|land|reach you|drop|fall into)',
      '(spend|borrow) (freely|ahead|without (fear|worry|thinking)|now|as much)',
      '(percent|%) (a|per|each|every) (month|week|year|day)',
      '(rich|wealthy|millionaire|millions) (by|before|at|within|in) (\\d*|forty|fifty|thirty|your|the|{month})',
      '(trade|buy|invest|shares|stock*|position) ~ (on credit|borrowed money|on margin|with leverage)',
      '(borrowed money|on leverage)',
      '(wager|bet|stake) (the|your|my|on|a) ',
      '(nothing|no) ~ (go wrong|risk*|loss*|fail) ~ (financial*|money|until|invest*|with)',
      '(can not|can never|could not|will not|will never|never) (lose|go wrong|fail|run out|go down|be poor|go bankrupt) ~ (money|trine|transit|invest*|jupiter|venus|under|with|financial*|,|.|!)',
    ],
    unless: [
      ...REFERS_EN,
      ...CANNOT_EN,
      '(no|not|never|nobody|neither) (chart |transit |star |planet |one |planet can |) (can |could |will |) (guarantee*|promise*|know|certain|assur*|sure|say|tell)',
      '(afford to lose|prepared to lose|ready to lose|can lose|lose without)',
      '(ask for|negotiate) (a |your |) (raise|rise)',
      '(could|might) (ask|try|look|check|compare|write)',
      '(rent|bills) money (out|aside)',
      'debt advice',
      '(more|rather) (confidence|a feeling|like)',
    ],
  },
  {
    kind: 'legal_order',
    says: [
      '(#|,|;|:|.|so|and|then|just|please|simply|should|must|now|may|to|can|could|would|not|do not|never|safely|quietly|rather|better|had better|need to|have to) (sign|accept|refuse|reject|decline|turn down|drop|withdraw|file|sue|plead|confess|deny|admit|testify|shred|destroy|delete|burn|hide|conceal|backdate|date|postdate|transfer|transferring|move|give up|waive|renounce|evict|deed|overstay|stay in|appeal|settle|agree to|contest|disinherit|ignore|miss|skip|not open|not answer|declare|fire|dismiss|represent|break|cancel|terminate|void|apply for|forge|swear|violate|defy|disregard|lie|stop|tell the|rewrite|change) ~ (contract*|agreement*|deal|their offer|his offer|her offer|first offer|settlement|plea|guilty|charges|lawsuit|suit|court|judge|jury|magistrate|hearing|trial|testimony|witness|summons|subpoena|police|investigator|prosecutor|prenup*|alimony|custody|visa|permit|mortgage|lease|deeds|the deed|papers|paperwork|(the|your|his|her|my|last) will|testament|assets|property to|house over|the house|estate|inheritance|bankruptcy|lawyer|attorney|solicitor|divorce|letters before|evidence|guardian*|power of attorney|fine print|small print|creditor*|court order|restraining order|injunction|child support|alimony|deposition|affidavit|oath|probate|executor|landlord|tenant*|tax return)',
      '(sign|signing) (it today|it now|it before|it without|it this|it on|it unread|today|now|this week|without|anything|everything|them|whatever|before (the|friday|noon|{month})|the (house|contract|papers|deed|lease|agreement|will|loan))',
      '(put|add|set) your (name|signature) (to|on|under) (the|a|that|this|his|her) (mortgage|contract|deed|loan|lease|agreement|paper*|document*|deal|will|guarantee|form)',
      '(gap*|hole*|lapse*) in your memory',
      '(forget|omit|leave out|leave unsaid|not mention|keep quiet|stay silent|stay quiet|say nothing|not remember|keep silent|lie) ~ (judge|court|magistrate|police|investigator|officer|prosecutor|hearing|trial|interview|customs|lawyer|interrogation|oath|form|tax)',
      '(judge|court|magistrate|police|investigator|prosecutor|jury|officer|tribunal|authorities) ~ (need not|does not need|do not need|not have to|never|will|should not|must not|would) ~ (know|find|learn|hear|see|side|rule|decide|acquit|convict|believe|award|favor|favour|understand|forgive|let you)',
      'you will (win|lose) (the|your|this|that|in) ~ (case|court|lawsuit|trial|suit|custody|appeal|settlement|hearing|dispute)',
      '(stay|remain|work) ~ (after|when|once|beyond|past|though|even if) (the |your |) (visa|permit|deadline)',
      '(without|no need for|do not need|instead of|not need|need no) (a |an |the |any |your |) (lawyer|solicitor|attorney|notary|advocate|court|judge|permit|legal advice)',
      '(not|never|without|would not|need not) (read|reading) ~ (small print|fine print|contract|agreement|papers|clause*|it first|before|it)',
      '(assets|house|property|money|account|car|savings|company|shares) (to|in|into|over to|onto|under) (your|a|his|her) (mother|father|brother|sister|friend|cousin|wife|husband|son|daughter|partner|parents) (s |) ~',
      '(before|until|after) (the |your |his |her |) (divorce|hearing|trial|audit|inspection|will|lawsuit|bankruptcy) ~ (filed|starts|is|gets|begins|comes)',
      '(mercury|saturn|jupiter|moon|venus|stars|chart|neptune|karma) ~ (forbids|forbid|demands|wants|asks|orders|commands|advises|tells) you (to |not to |) (sign|sue|settle|accept|drop|refuse|plead|divorce|file|testify)',
      '(more fortunate|luckier|better) (degree|date|number) ~',
      '(whatever|no matter what) (the |) (court|judge|police|law|order|lawyer*) (says|decides|rules|tells|orders|said)',
    ],
    unless: [
      ...REFERS_EN,
      ...CANNOT_EN,
      '(#|,|;|:|.|so|and|then|first|could|please|you|do|well) (read|check|look at|go through|understand|review|compare) ~ (twice|carefully|closely|first|notice period|small print|terms|contract|before you)',
      '(before you|whether you|if you can wait|if you (want|wish)|you could|you might) (sign|put|agree|accept|resign|file|move|decide|wait|ask)',
      'the truth serves',
      '(court|courts|judge) (decide*|rules|not the|and not)',
    ],
    always: [
      '(plead guilty|backdate*|perjur*|commit perjury|lie to the (judge|court|police)|tell the (judge|court|police|magistrate|jury) (that you (never|did not|were)|nothing))',
    ],
  },
  {
    kind: 'curse',
    says: [
      '(curse|curses|cursed|hex|hexed|hexes|unhex*|jinx*|evil eye|nazar|black magic|dark magic|voodoo|witch|witches|witchcraft|sorcer*|demon|demons|demonic|djinn*|jinn*|genie|possessed by|entity|entities|evil spirit*|dark spirit*|dark energy|dark force*|negative (energy|energies|entity|force*)|spellwork|love spell|malediction|bane|bewitched by|exorcis*|haunt* by|ghost of|ancestral (stain|debt|sin|curse|karma|guilt|wound must)|family (jinx|curse|stain|sin)|generational curse|karmic (debt|punishment|enemy|contract) |bad karma|cleansing|puja|energy cord|cord cutting|soul retrieval|(spirit|dark|astral|entity) attachment|astral parasite*|pact with|sold your soul|crown of celibacy)',
      '(spell|spells) ~ (be off|on you|cast|lift*|broken|break*|remove*|against you|over you|binds|bound|put|laid)',
      '(cast|put|laid|place|placed|fixed|sent|set|spoke*) (a |an |) ~ (spell|hex|eye|shadow|curse) ',
      '(been|was|were|is) (cast|laid|placed|fixed|sent) (on|upon|against|over) (you|your|her|his)',
      '(cut|sever|remove|lift|clear|break|burn|undo|take off|wash away|neutralize|neutralise) (it|the cord|the shadow|the stain|the spell|the bond|the block|the blockage|this block|the seal|the mark|the darkness|the curse|the negativity) ~ (for|credit*|euro|dollar*|pay*|session*|ritual|price|fee|you)',
      '(light|burn) (a |the |seven |three |nine |black |white |\\d* |) candle* ~ (for|temple|that|until|spell|remain*|and the|to (lift|break|remove|clear))',
      '(ritual|rite|ceremony|amulet|talisman|charm|yellow sapphire|gemstone|protection) ~ (must|order|buy|pay|sell|cost*|price|urgent*|at once|needed|required|remove*|protect* you|lift*|against|only|or else|credits)',
      '(order|buy|purchase|pay for|book|get|commission) ~ (cleansing|ritual|amulet|talisman|protection|blessing|puja|ceremony|candle*|removal|healing session)',
      '(shadow|darkness|stain|mark|seal|spirit|dead|unrest|envy|jealousy|hatred|sin) ~ (over your|on your|attached|clings|sits on|lies on|lies over|grows|follows you|hangs over|block* your|blocks|poison* your|feeds|holds your|has broken|ruin*|sticks|weigh* on your (house|name|line|family|fate))',
      '(looks|looking|looked) at you with envy',
      '(your|the) (sin*|guilt|debt*|crime*) (from|in|of) (a |your |) (past|former|previous|last) (life|lives|incarnation)',
      '(past|former|previous) (life|lives|incarnation) ~ (punish*|collect*|debt|pay*|curse*|hex*|sin*|karma (is|collects|demands))',
      '(saturn|karma|god|universe|fate|heaven|stars|planets) (is |are |) (collect*|punish*|taking revenge|settling|claim*|demand* payment|come* for)',
      '(is|was) (a |) (messenger|omen|warning|sign) (of|from) (the |) (bane|evil|death|dead|doom|dark|misfortune|spirit*)',
      '(unlucky|doomed|cursed|damned|marked|tainted|sealed|stained|rotten) (from birth|since birth|blood|line|name|family|house|soul|child|by)',
    ],
    unless: [
      '(no|not|nobody|neither|never|nor|nothing) ~ (curse*|hex*|black magic|evil eye|spell*|jinx*|cleansing|demon*|entit*|magic|payment|punish*|ritual*|bad karma|karmic|amulet*|witch*)',
      '(owe|need|have) (nobody|no|nothing) ~',
      '(rather than|instead of|not|isn t|more than) (a |an |any |) (punish*|curse|verdict|hex|spell)',
      '(feel|feels|felt|can feel|seem*) like (a |an |) (spell|curse|hex|jinx)',
      '(is|are) (a |) (name for|folklore|superstition|old word|fairy tale*|myth|story|stories|belief)',
      'meant to frighten',
    ],
    always: [
      '(pay for|another payment|prepay*|credits|euro|euros|dollar*|pounds|fee|transfer|deposit) ~ (cleansing|unhex*|ritual|curse|hex|puja|spell|removal|remove|lift|cord|escape|protection)',
    ],
  },
]

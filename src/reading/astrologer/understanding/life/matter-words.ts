import type { Lang } from '#language/lang.ts'
import type { Matter } from './matter.ts'

/**
 * The words by which people speak of a matter, in the order in which the matters are looked for. A phrase ends at a bar, `*` stands for
 * any ending, and `…` for up to four words between two others.
 */
export const MATTER_WORDS: Record<Lang, readonly (readonly [Matter, string])[]> = {
  en: [
    [
      'boy_or_girl',
      'boy or girl|boy or a girl|girl or boy|girl or a boy|son or daughter|son or a daughter|sex of the baby|sex of my baby|sex of our baby|gender of the baby|gender of my baby|gender of our baby|babys sex|babys gender',
    ],
    [
      'pet',
      'vet says|the vet said|have to put … down|dog … dying|cat … dying|dog … died|dog … passed|cat … died|cat … passed|put … dog down|put … cat down|put … to sleep|lost … dog|lost … cat|puppy … died|kitten … died|rabbit … died|horse … died|hamster … died|parrot … died|dog is gone|cat is gone|dog … put down|cat … put down|vet … put … down',
    ],
    [
      'estranged',
      'estranged|no contact with my mum|no contact with my mom|no contact with my dad|cut me off|have not spoken … since|havent spoken … since|have not spoken to my|havent spoken to my|not spoken to … years|havent spoken to … years|wont speak to me|will not speak to me|not speaking to me|doesnt speak to me|does not speak to me|stopped speaking to me|wont talk to me since|fell out with my sister|fell out with my brother|fell out with my mum|fell out with my mom|fell out with my dad|fell out with my daughter|fell out with my son|not talking to my sister|not talking to my brother|reconcile',
    ],
    [
      'bereaved',
      'killed himself|killed herself|took his own life|took her own life|passed away|passed on|my … passed|we lost … mum|we lost … dad|lost my mum|lost my mom|lost my mother|lost my dad|lost my father|lost my husband|lost my wife|lost my sister|lost my brother|lost my son|lost my daughter|lost my nan|lost my gran*|lost my best friend|mum died|mom died|mother died|dad died|father died|husband died|wife died|sister died|brother died|son died|daughter died|nan died|gran died|grandma died|grandpa died|friend died|he died|she died|since … died|after … died|funeral|widow|widower|widowed|bereav*|grief|grieving|mourning|stillborn|stillbirth|miscarriage',
    ],
    [
      'envy',
      'feel left behind|feel so behind|everyone is getting married|everyone else is|all my friends are|so jealous of|i am jealous|im jealous|im so jealous|i am so jealous|i envy|envious|envy of|jealous of my sister|jealous of my friend|feel like a monster',
    ],
    [
      'court',
      'court|custody|hearing on|hearing in|lawsuit|tribunal|the judge|suing|sue|legal case|probate|arbitration',
    ],
    [
      'conceive',
      'ivf|trying to conceive|ttc|get pregnant|getting pregnant|fall pregnant|fertil*|infertil*|trying for a baby|trying for a child|trying for another|trying for 2 years|trying for two years|trying for a year|trying for 3 years|trying for three years|been trying for … years|egg freezing|become a mum|become a mom|become a mother|become a dad',
    ],
    [
      'illness',
      'had a fall|a stroke|heart attack|broke her hip|broke his hip|broken hip|hip fracture|in the hospital|recover quick*|surgery|surgeon|operation|biopsy|scan results|test results|diagnos*|chemo|cancer|tumor|tumour|mri|gallbladder|illness|hospital tomorrow|in hospital|being stuck in bed|a lump|dialysis|arthritis|chronic pain|hip replacement|knee replacement|prognosis|recover from',
    ],
    [
      'refused',
      'got rejected|was rejected|rejected me|they said no|turned me down|did not get the|didnt get the|did not get in|didnt get in|got fired|was fired|got sacked|was sacked|laid me off|got laid off|was laid off|laid off|made redundant|redundancy|failed my|failed the|failed again|if they say no|if i fail|if i dont get|if i do not get|if they reject|if they turn me down|rejection letter|lost my job|let me go',
    ],
    [
      'exam',
      'exam|exams|driving test|theory test|resit*|finals|midterm*|a levels|gcse*|bar exam|nclex|viva|pass my test|pass the test|pass my driving|defend my thesis|thesis defense|mocks|boards next',
    ],
    [
      'application',
      'interview|interviewed|interviews|audition*|hear back|get the job|get this job|got the job|will they hire|hire me|hired|job application|applied for|applied to|my application|scholarship|get into uni|get into college|get into med school|get into grad school|admission*|casting|be promoted|get promoted|get the promotion|get a promotion|get the part|get the role',
    ],
    [
      'affair',
      'both married|both have families|seeing someone else|seeing somebody else|sleeping with someone else|having an affair|had an affair|i cheated|ive cheated|cheated on my husband|cheated on my wife|cheated on him|cheated on her|kissed someone else|in love with someone else|fallen for someone else|falling for someone else|feelings for someone else|feelings for another|in love with another|married man|married woman|other woman',
    ],
    [
      'suspicion',
      'cheating|cheats|unfaithful|lying to me|lies to me|hiding something|hides his phone|hides her phone|phone face down|hiding his phone|hiding her phone|behind my back|his exs|her exs|ex pic*|liked … ex|texting another|texting other|texting his ex|texting her ex|talks to his ex|talks to her ex|talking to his ex|talking to her ex|still follows … ex|flirting with|flirts with|someone else in|seeing other|deleted messages|trust him|trust her|messages from his ex|messages from her ex|messages with his ex|messages with her ex|texts from his ex|texts from her ex|texts with his ex|texts with her ex|messages on his phone|messages on her phone|texts on his phone|texts on her phone|went through his phone|went through her phone|went through my … phone|looked through his phone|looked through her phone|looked through my … phone|checked his phone|checked her phone|checked my … phone',
    ],
    [
      'debt',
      'owes me|owe me|i lent|lent him|lent her|lent my|lent them|loaned|borrowed money|borrowed … from me|pay me back|paid me back|paying me back|pay it back to me|money back from',
    ],
    [
      'invest',
      'bitcoin|btc|crypto*|ethereum|stocks|shares|nvidia|tesla stock|etf|etfs|forex|day trading|trading|invest|investing|investment|investments',
    ],
    [
      'mishap',
      'lost … dollars to|lost … pounds to|lost money to|conned|stolen|robbed|mugged|burgled|burglary|broken into|car accident|crashed|had an accident|totaled|totalled|scammed|flooded|bad luck|everything goes wrong|everything is going wrong|one thing after another|lost my wallet|lost my phone|lost my passport|car broke down|boiler broke|nothing goes right|bad patch|rough patch|dark patch|hard patch|awful stretch|bad stretch|rough stretch|hard stretch|horrible stretch|bad streak|losing streak|string of losses|loss after loss',
    ],
    [
      'omen',
      '111|222|333|444|555|11:11|1111|2222|3333|angel number*|keep seeing … everywhere|sign from|signs from|psychic|clairvoyant|a medium|curse|cursed|hex|hexed|evil eye|dreamed of|dreamed about|dreamt of|dreamt about|dream about|dreams about|dreaming of|dreaming about|weird dream*|recurring dream*|my intuition|third eye|manifesting|manifestation|past life|past lives|spirit guide*|twin flame',
    ],
    [
      'doubting',
      'you told me … would|you told me yesterday|you said … would|you said yesterday|last time you said|you were wrong|did not come true|didnt come true|never came true|what use is this|what use is that|no use|so whats the use|what good is this|what is the point of this|whats the point of this|what is the point of astrology|point of all this',
    ],
    [
      'relatives',
      'in laws|inlaws|daughter in law|son in law|sister in law|brother in law|mother in law|father in law|christmas with|xmas with|thanksgiving with|holidays with my|easter with|christmas at|thanksgiving at|survive thanksgiving|survive christmas|survive xmas|visit my parents|visiting my parents|my parents are|my parents keep|my parents dont|my parents think|my mum keeps|my mom keeps|my mother keeps|my mum always|my mom always|my mother always|my mum never|my mom never|my dad never|my dad always|family dinner|family gathering|family reunion',
    ],
    [
      'silence',
      'on read|hasnt replied|has not replied|no reply for|ignoring me|ghost*|left me on read|on read|no reply|not replying|doesnt reply|does not reply|isnt replying|is not replying|not answering|doesnt answer|does not answer|doesnt text|does not text|stopped texting|stopped talking|stopped replying|stopped answering|hasnt texted|has not texted|hasnt called|has not called|hasnt replied|has not replied|not heard from|havent heard from|silent treatment|blocked me|ignoring me|ignores me|gone quiet|gone cold|went quiet|went cold|pulled away|pulling away|disappeared',
    ],
    [
      'ex',
      'moved out … coming back|moved out … come back|is he coming back|is she coming back|is he gone for good|my ex|the ex|ex boyfriend|ex girlfriend|ex husband|ex wife|get over him|get over her|over him|over her|broke up with me|we broke up|dumped me|left me for|left me|get back together|getting back together|get him back|get her back|come back to me|move on from|breakup|break up with me|forget him|forget her',
    ],
    [
      'ending',
      'marriage is over|marriage over|my marriage|divorce|divorcing|leave my husband|leave my wife|leaving my husband|leaving my wife|leave him|leave her|leaving him|leaving her|break up with him|break up with her|separate|separation|separating|fallen out of love|out of love|stay or go|stay or leave|end the relationship|relationship is over|are we over|are we done|roommates more than|leave or stay|go or stay|stay with him or|stay with her or',
    ],
    [
      'crush',
      'crush|like me back|likes me|like me|into me|fancy me|fancies me|interested in me|feelings for him|feelings for her|feelings for my|in love with my|im in love|i am in love|does he love me|does she love me|think about me|thinking about me|thinks about me|am i obsessed|just obsessed|confess to|ask him out|ask her out',
    ],
    [
      'dating',
      'a date|got a date|have a date|first date|second date|third date|2nd date|3rd date|1st date|the date|date tonight|date tomorrow|our date|asked me out|asks me out|blind date',
    ],
    [
      'meeting',
      'never marry|ever marry|get married one day|meet someone|meet somebody|meet anyone|meet anybody|meet the one|meet my person|meet my soulmate|meet a man|meet a woman|meet a guy|meet a girl|find love|find someone|find somebody|find anyone|find a partner|find the one|find a wife|find a husband|im single|i am single|still single|being single|dating app*|tinder|hinge|bumble|soulmate|soul mate|alone forever|love again|anyone out there|online dating|go on dates|never had a boyfriend|never had a girlfriend|never had a partner|never had anyone|never had anybody|never been in a relationship|never been in love|never dated|never been on a date|never been kissed|nobody … picks me|nobody … chooses me|nobody … asked me out|nobody … ask* me out|no one … picks me|no one … chooses me|no one … asked me out|nobody wants me|no one wants me|everyone i like leaves|someone i like … leave*|someone … they leave|single forever|forever single',
    ],
    [
      'quarrel',
      'we fight|fighting|we fought|had a fight|big fight|arguing|argue|argued|argument|we row|had a row|yelled at|yells at|yelling at|shouted at|shouts at|bring it up|snapped at|mad at me|angry at me|angry with me|annoyed with me|upset with me|fell out with|falling out with|same fight|make up with|apologize to|apologise to|say sorry',
    ],
    [
      'boss',
      'boss|bosses|(?<!product |project |account |sales |office |store |as a |am a |im a |being a )manager|supervisor|team lead|coworker|coworkers|co worker|colleague|colleagues|micromanag*|workplace bully|takes credit|hr about',
    ],
    [
      'work',
      'quit my job|quit the job|quit this job|quit|quitting|resign|resigning|job offer|job offers|two offers|2 offers|offers|new job|change jobs|changing jobs|change careers|career change|switch careers|leave my job|leaving my job|leaving nursing|leaving teaching|leave nursing|leave teaching|hand in my notice|notice period|go freelance|going freelance|go self employed|start my own business|start a business|own business|retrain|retraining|hate my job|stuck in my job|dead end job|going part time|back to school|counter offer',
    ],
    [
      'burnout',
      'burn* out|burnt out|burnout|exhausted|shattered|cried in|crying in|cried at work|night shifts|no energy|worn out|drained|overwhelmed|so tired|always tired|running on empty|double shifts|no strength|knackered',
    ],
    [
      'child',
      'tantrum*|meltdowns|my son|my daughter|my kid|my kids|my teen*|my toddler|my child|my children|my little one|my boy|my girl|my eldest|my youngest|my stepson|my stepdaughter|being a mum|being a mom|bad mum|bad mom|bad mother|bad dad|bad father|bad parent',
    ],
    [
      'purchase',
      'buy a house|buy the house|buy a flat|buy the flat|buy an apartment|buy a car|buy the car|buy this|sell the house|sell my house|sell the flat|sell my flat|sell the car|sell my car|sell it|selling the|selling my|buying a|buying the|mortgage|make an offer on|put an offer|rent or buy|downsize|downsizing|second hand car',
    ],
    [
      'shame',
      'like a fraud|imposter|impostor|ugly|im fat|i am fat|too fat|shy and|so shy|im shy|i am shy|too shy|im stupid|i am stupid|a loser|such a failure|im a failure|not good enough|too old for|im too old|i am too old|im boring|i am boring|embarrassed of myself|nobody likes me|everyone hates me|im weird|i am weird|unlovable|hate how i look',
    ],
    [
      'pastime',
      'hobby|hobbies|retired|retirement|stopped work|stopped working|take up|pottery|knitting|gardening|what to start|something with my hands|empty nest|too much free time|something creative|learn something|new interest',
    ],
    [
      'anxiety',
      'anxiety|anxious|panic|panic attack*|cant sleep|can not sleep|insomnia|sleepless|overthink*|racing thoughts|worrying|cant stop thinking|can not stop thinking|im scared|i am scared|im terrified|i am terrified|on edge|doom',
    ],
    [
      'lonely',
      'kids have left home|kids left home|kids have moved out|children have left|empty nest|empty house|lonely|loneliness|on my own again|all alone|so alone|by myself again|no friends|spending christmas alone|spending xmas|christmas alone|xmas alone|no one to talk to|nobody to talk to|left out|nobody calls|no one calls|dont fit in|do not fit in|make friends|new in town|new here and',
    ],
    [
      'offers',
      '2 job offers|two job offers|2 offers|two offers|three offers|both offers|job offer|job offers|the offer|an offer|offer from|offered me a job|offered me a role|offered me a position|counter offer|counteroffer|take the job|accept the job|take this job|which job|which of the jobs|the new job or|old job or|startup or|their offer',
    ],
    [
      'hunt',
      'find a job|find work|find a new job|find something else|find another job|get a job|get hired|find me a job|looking for work|looking for a job|looking for a new job|job search|job hunt*|unemployed|out of work|no work|applications|applying|start looking|jobless|send out my cv|job market|no callbacks|land a job',
    ],
    [
      'raise',
      'promoted|promotion|a raise|pay rise|payrise|pay raise|more money at work|underpaid|salary review|salary talk|passed over|overlooked|negotiate my salary|earn more than me|pay me more|recognition at work|recognized at work|appraisal',
    ],
    [
      'risk',
      'layoffs|lay offs|laying off|laying people off|lay me off|get fired|be fired|getting fired|fire me|firing me|let me go|letting people go|get sacked|be sacked|sack me|lose my job|losing my job|keep my job|job safe|job secure|job security|renew my contract|contract … renewed|contract … extended|extend my contract|renew it|contract ends|probation|restructuring|reorganization|reorg|cutting jobs|cutting staff|performance plan|pip|on the list|replace me|replacing me|replaced by|get rid of me',
    ],
    [
      'newjob',
      'new job … starts|starting a new job|start a new job|first day at|first week at|first month at|at my new job|at the new job|new workplace|new position|my new team|new job and|changing jobs was|regret leaving|settle in',
    ],
    [
      'lending',
      'lend|loan him|loan her|loan them|loan my|wants to borrow|want to borrow|asked to borrow|borrow … from me|cosign|co sign|guarantor|asks me for money|asking me for money|wants money from me|pay his debts|pay her debts|pay their debts|give him money|give her money|give them money',
    ],
    [
      'saving',
      'save money|cant save|saving money|savings|spend too much|overspend*|spending|bad with money|money runs|impulse buy*|shopping|budget*|keep money|paycheck|payday',
    ],
    [
      'income',
      'broke|tax bill|cant pay|can not pay|bills|have money|more money|money problems|money trouble|money worries|money situation|money luck|my finances|financ*|money … tight|in debt|my debt|my debts|debts|pay off|paid off|overdraft|behind on|cant afford|can not afford|credit card|inherit*|make ends meet|rent is due|income|earn more|make more money|get rich|be rich|wealth*|get through the month',
    ],
    [
      'business',
      'own business|my own bakery|my own shop|my own cafe|my own salon|my own studio|start my own|my business|the business|start a business|open a shop|open a cafe|open my|my shop|my cafe|my salon|my studio|my practice|my brand|clients|customers|freelanc*|self employed|self employment|startup|side hustle|business partner|sell online|etsy|work for myself|be my own boss|launch|the company i|my company idea|agency',
    ],
    [
      'moving',
      'move to|moving to|move out|moving out|move abroad|moving abroad|move house|moving house|moving|relocat*|emigrat*|leave this country|leave the country|leave this city|leave this town|new city|another city|countryside|move back|find a flat|find a place|find an apartment|landlord|landlady|evict*|a place to live|move in with my|feel at home here',
    ],
    [
      'studies',
      'retrain*|uni|university|college|degree|masters|a master|phd|doctorate|study|studies|studying|course|courses|go back to school|back to school|drop out|dropping out|major|majors|night school|retrain*|apprenticeship|diploma|classes|tuition|evening classes',
    ],
    [
      'caring',
      'look after my mum|look after my mom|look after my dad|look after my mother|look after my father|looking after my mum|looking after my mom|looking after my dad|looking after my|care for my m*|care for my d*|caring for|carer|caregiver|dementia|alzheimers|nursing home|care home|had a fall|assisted living|only one who can help|only one who helps|elderly|aging parents|old parents|mum … alone anymore|mom … alone anymore|stroke',
    ],
    [
      'distance',
      'touched me|touch me|sex life|no sex|had sex|intimacy|intimate|roommates|distant|so cold|grown apart|grew apart|growing apart|drifting apart|drifted|the spark|closed off|pulling back|losing interest|lost interest|bored of me|stonewall*|emotionally unavailable|never talks to me|doesnt talk to me|does not talk to me|on his phone|on her phone|ignores my feelings|no affection|affection*|close again|lonely in my',
    ],
    [
      'commitment',
      'no ring|propose|proposes|proposal|marry me|get married|getting married|married next|engaged|engagement|the one|move in together|moving in together|live together|living together|serious about me|commit|commits|commitment|have a future|our future|future together|future with|stay together|end up together|will we last|we last|last forever|ultimatum|a ring|long distance|want kids|wants kids|have kids with|meet my parents|meet his parents|where is this going|going anywhere|next step|official',
    ],
    [
      'pattern',
      'sabotage|sabotaging|self sabotage|self destruct*|always pick|always choose|always attract|keep attracting|keep choosing|keep picking|always end up|keep ending up|same mistake*|same pattern|patterns|push people away|pushing people away|procrastinat*|people pleas*|never finish|always give too much|say no to|fall for the same|same type|unavailable|overreact*|let people in|trust people|trust issues|so needy|clingy|decide anything|make decisions|perfectionis*|self control|my temper|so angry|lose my temper',
    ],
    [
      'habit',
      'quit smoking|stop smoking|smoking|vaping|lose weight|losing weight|diet|drink too much|drinking too much|stop drinking|sober|off my phone|screen time|scroll*|gym|exercise|exercising|workout|work out more|routine|eating sugar|sugar|junk food|get fit|fitness|wake up early|get up earlier|bad habit*|healthy habit*|stay up until',
    ],
    [
      'calling',
      'my purpose|purpose in life|life purpose|my calling|my path|right path|meant to do|supposed to do with my life|with my life|my life is going nowhere|done nothing|achieved nothing|wasting my life|wasted my life|no direction|feel lost|feeling lost|find myself|so lost|behind everyone|what do i want|dont know what i want|do not know what i want|meaning in|meaningless|starting from zero|starting over|start over',
    ],
    [
      'patch',
      'bad patch|rough patch|hard patch|dark patch|hard time|hard times|tough time|rough time|bad time|bad year|hard year|tough year|worst year|awful year|rough year|hard phase|bad phase|this phase|things … change|things … better|get better|gets better|get easier|gets easier|getting easier|getting better|luck … turn|luck … change|everything is hard|everything is so hard|nothing works|goes wrong|going wrong|be happy|happy again|light at the end|turn around|one blow|ease off|ease up|let up|lets up|rough stretch|hard stretch|bad streak|life … hard|life … heavy|turn the corner',
    ],
    [
      'friendship',
      'best friend|bestie|my friend|my friends|friendship|friendships|a friend|old friend|friend group|fake friends|betrayed me|talks about me|gossip*|my secret|texts first|the one who texts',
    ],
  ],
  ru: [
    [
      'boy_or_girl',
      'мальчик или девочк*|мальчик будет или|девочка или мальчик*|мальчика или девочку|девочку или мальчика|сын или дочь|сын или дочка|дочка или сын|сына или дочь|сына или дочку|дочку или сына|пол ребенка|пол малыша|пола ребенка|какого пола|узнать пол',
    ],
    [
      'pet',
      'пора усыплять|надо усыплять|усыплять кота|усыплять собаку|кот* … усыпил*|кошк* … усыпил*|собак* … усыпил*|пса … усыпил*|усыпил* … кот*|усыпил* … кошк*|усыпил* … собак*|кот … умер*|кот … помер|кошка … умерла|собака … умерла|пес … умер|хомяк … умер|попугай … умер|кота … не стало|кошки … не стало|собаки … не стало|кот … погиб|собака … погибла|умер* … кот|умер* … кошка|умер* … собака|умер* … пес|умер* … хомяк|щенок … умер',
    ],
    [
      'estranged',
      'не разговариваем с|не разговариваю с сестр*|не разговариваю с брат*|не разговариваю с мам*|не общаемся|не общаюсь с сестр*|не общаюсь с брат*|не общаюсь с мам*|не общаюсь с матер*|не общаюсь с отц*|не общаюсь с доч*|не общаюсь с сын*|не разговаривает со мной|со мной … не разговаривает|не разговариваем|не говорим с|дочь … не звонит|сын … не звонит|дочь … не общается|сын … не общается|брат … не общается|сестра … не общается|мать … не общается|отец … не общается|поссорил* с сестр*|поссорил* с брат*|поссорил* с мам*|поссорил* с отц*|поругал* с сестр*|поругал* с брат*|поругал* с мам*|разругал* с|вычеркнул*|прекратил* общ*|перестал* общаться|знать меня не хочет',
    ],
    [
      'bereaved',
      'умер|умерла|умерли|помер|померла|померли|скончал*|не стало мам*|не стало пап*|не стало муж*|не стало жен*|не стало сестр*|не стало брат*|не стало бабуш*|не стало дедуш*|не стало сын*|не стало доч*|не стало отца|мамы не стало|папы не стало|мужа не стало|жены не стало|бабушки не стало|отца не стало|погиб|погибла|похорон*|вдова|вдовец|вдовой|овдовел*|потерял* мам*|потерял* муж*|потерял* отц*|потерял* пап*|потерял* сын*|потерял* доч*|потерял* ребенк*|потерял* сестр*|потерял* брат*|ушла из жизни|ушел из жизни|покойн*|сорок дней|сороковин*|девять дней|на кладбищ*|мое горе|в трауре|выкидыш*',
    ],
    [
      'envy',
      'отстала от всех|отстал от всех|у всех уже|будто отстала|завидую|завидно|зависть|зависти|завистью|завидовать',
    ],
    [
      'court',
      'суд|суда|суде|судом|суду|иск|опека|опеке|опеки|опеку|адвокат*|судиться|сужусь|судимся|приговор*|алимент*|раздел имущества',
    ],
    [
      'conceive',
      'забеременет*|забеременею|беременност*|эко|бесплод*|зачат*|зачать|пытаемся … получится|год пытаемся|года пытаемся|лет пытаемся|стать мамой|стану мамой|стать матерью|родить|рожу|второго ребенка|третьего ребенка|завести ребенка|заводить ребенка|завести детей|заводить детей|не получается забеременеть',
    ],
    [
      'illness',
      'инсульт*|инфаркт*|перелом*|шейк* бедра|сломала ногу|сломал ногу|в больнице|восстановлюсь|выпишут|операци*|удалять|удаляют|желчн*|диагноз*|химио*|опухол*|онколог*|мрт|биопси*|анализ*|хирург*|в больницу|положили в больницу|лежать после|лежать надо|болезн*|болезни|выздоров*|вылеч*|прооперир*|обследовани*',
    ],
    [
      'refused',
      'отказали|если откаж*|не взяли|не возьмут|не приняли|провалил*|уволили|сократили|завалил*|не поступил*|не сдал*|если не сдам|если не возьмут|если не поступлю|если не пройду|если завалю|если провалю*|выгнали с работы|попал* под сокращение|потерял* работу',
    ],
    [
      'exam',
      'экзамен*|егэ|огэ|зачет*|сесси*|сдам|сдаст|пересда*|на права|защит* диплом*|диплом|вступительн*|контрольн*|олимпиад*|гаи',
    ],
    [
      'application',
      'собес*|собеседовани*|возьмут|примут|кастинг*|поступлю|поступит|поступить|грант*|стипенди*|повысят|повышени*|отклик*|вакансию|вакансии|резюме|роль дадут|пройду отбор|пройду конкурс',
    ],
    [
      'affair',
      'оба в браке|оба женаты|у обоих семьи|у меня другой|у меня другая|у меня любовник|у меня любовница|у меня роман|я изменил*|изменила мужу|изменил жене|изменяю мужу|изменяю жене|переспал* с|встречаюсь с женат*|женатый|женатого|женатым|замужней|влюбил* в другого|влюбил* в другую|люблю другого|люблю другую|признаваться мужу|есть другой|есть другая',
    ],
    [
      'suspicion',
      'изменяет|измена|измену|измены|налево|обманывает|врет мне|мне врет|скрывает|телефон … прячет|прячет телефон|телефон экраном|телефон … кладет|запаролил|пароль на телефон*|переписывается|переписыва* с бывш*|лайкает|лайкнул|лайкнула|любовниц*|ревную|ревность|ревности|ревнует|другая у него|кто-то есть|доверять ему|доверять ей|переписку с|переписка с|переписку в|переписке с|переписки с|сообщения от его|в его телефоне|в ее телефоне|в телефоне у мужа|в телефоне у жены|в телефоне у парня|залезла в телефон|залез в телефон|залезла к нему в телефон',
    ],
    [
      'debt',
      'занял … тысяч|заняла … тысяч|занял у меня|заняла у меня|занял денег|заняла денег|одолжил*|должен мне|должна мне|мне должен|мне должна|вернет деньги|вернет долг|вернут долг|отдаст деньги|отдаст долг|не отдает|не возвращает|в долг|дал* денег|взял* у меня денег|давать ему денег|долг вернет',
    ],
    [
      'invest',
      'биток*|биткоин*|биткойн*|крипт*|акции|акций|акциях|инвест*|вложить|вложиться|вкладывать|вложил*|трейд*|форекс|эфир',
    ],
    [
      'mishap',
      'угнали|украли|обокрали|ограбили|авари*|дтп|затопил*|мошенник*|потерял* телефон|потерял* кошелек|потерял* ключи|потерял* паспорт|не везет|невезени*|черная полоса|все валится|сплошные неприятности|одно за другим|сломал* машин*|машина сломал*|разбил* машин*|черной полос*|полоса неудач|полосе неудач|сплошн* потер*|сплошн* неудач*|год потерь|год потери|потеря за потерей|одни потери',
    ],
    [
      'omen',
      '111|222|333|444|555|11:11|1111|порча|порчу|порчи|сглаз*|проклят*|приснил*|снится|снился|снилась|снятся|вещий|вещие|ясновид*|экстрасенс*|интуици*|дар предвидения|ведьм*|венец безбрачия|знаки судьбы|знак судьбы|знак свыше|прошлой жизни|прошлые жизни|третий глаз|приворот*|гадалк*',
    ],
    [
      'doubting',
      'вы вчера|вы писали|вы говорили|вы обещали|в прошлый раз вы|не сбыл*|не сбывается|какой от вас толк|какой толк|что толку|зачем вы нужны|бесполезн*|толку от|какой смысл в этом|смысл вообще|ошиблись',
    ],
    [
      'relatives',
      'свекров*|невестк*|зять|зятя|зятем|золовк*|свекр|свекра|теща|тещей|теще|тещу|тесть|новый год с родител*|новый год у родител*|праздник* с родител*|праздник* у родител*|праздник* с семь*|ехать к родител*|еду к родител*|родители достал*|родители давят|родители лезут|родители не|мама лезет|мама контролир*|мама критик*|мать контролир*|мать лезет|мама опять|мама постоянно|мама вечно|отец постоянно|с родителями жить|живу с родителями|семейный ужин|родственники|родственниками|родня',
    ],
    [
      'silence',
      'молчит|пропал|пропала|пропали|не отвечает|не отвечают|не пишет|не звонит|игнор*|заблокировал*|слился|слилась|исчез|исчезла|отдалился|отдалилась|отморозил*|динамит|холодный стал|холодная стала|прочитал* и молчит|не перезвонил*',
    ],
    [
      'ex',
      'ушел … вернется|ушла … вернется|съехал … вернется|съехала … вернется|бывший|бывшего|бывшему|бывшим|бывшая|бывшей|бывшую|бывшие|расстались|расстались с|бросил меня|бросила меня|меня бросил*|забыть его|забыть ее|вернуть его|вернуть ее|отпустить его|отпустить ее|не могу забыть|сойдемся|сойтись|ушел к другой|ушла к другому|ушел от меня|ушла от меня',
    ],
    [
      'ending',
      'развод|развода|разводе|разводиться|развестись|разводимся|разведемся|браку конец|брак рушится|уйти от мужа|уйти от жены|уйти от него|уйти от нее|уходить от|бросить его|бросить ее|бросить мужа|расстаться|расстаемся|расстанемся|разлюбил*|конец отношени*|как соседи|остаться или уйти|уйти или остаться|мой брак|наш брак|уходить или оста*|уйти или нет|уходить или нет|остаться или уходить|оставаться или уходить|оставаться или уйти',
    ],
    [
      'crush',
      'нравлюсь|краш*|влюбил*|влюблен*|залип*|взаимно|взаимность|симпатия|симпатию|мне нравится один|мне нравится мальчик|мне нравится парень|мне нравится девушка|мне нравится девочка|мне нравится коллега|любит меня|меня любит|думает обо мне|обо мне думает|скучает по мне|признаться ему|признаться ей|пригласить его|пригласить ее|он меня хочет',
    ],
    ['dating', 'свидание|свидания|свидании|свиданием|свиданку|позвал меня на|пригласил меня|пригласила меня'],
    [
      'meeting',
      'встречу … кого|встречу … любовь|встречу … мужчин*|встречу … человека|встречу … его|встречу … ее|встретить … любовь|встретить … человека|встретить … мужчину|познакомиться|познакомлюсь|познакомимся|знакомств*|найду … любовь|найду … мужа|найду … жену|найду … пару|найти … пару|найти … мужа|найти … жену|найти … мужчину|найти … девушку|найти … парня|тиндер*|сайт* знакомств|выйду замуж|замуж не выйду|не выйду замуж|женюсь ли|вторую половин*|половинку|одна навсегда|один навсегда|останусь одна|останусь один|буду ли я с кем|нормального мужика|никогда никого не было|никого никогда не было|никого не было никогда|ни разу не было отношений|никогда не было отношений|не было отношений|не было парня|не было девушки|парня никогда не было|девушки никогда не было|у меня … никого не было|никогда … не встречал*|ни разу … не встречал*|ни с кем не встречал*|не целовал*|никто … не выбирает|никому не нравл*|никому не нравил*|меня никто не любил|никто меня не любит|у всех кто-то есть|у меня никого|никого нет|где … искать мужа|кто нравится … уход*',
    ],
    [
      'quarrel',
      'ссор*|ругаемся|ругались|ругаться|поругал*|поссорил*|орет|кричит|скандал*|обиделся|обиделась|обижен|обижена|злится на меня|помириться|помиримся|мириться|извиниться|прощения|выяснять отношения|поцапал*',
    ],
    [
      'boss',
      'директор|директору|директора|директором|начальни*|босс|босса|боссу|боссом|шеф|шефа|шефу|шефом|руководител*|тимлид*|коллега|коллеги|коллеге|коллегой|коллегами|коллегу|коллектив*|завуч*|директриса|подсиживает|присваивает',
    ],
    [
      'work',
      'уволиться|увольняться|увольняюсь|уволюсь|сменить работу|менять работу|поменять работу|два предложения|два оффера|оффер*|предложили работу|предложение по работе|уйти с работы|уйти из медицины|уйти из школы|уходить с работы|уйти из профессии|новую работу|новая работа|переучи*|переквалиф*|фриланс*|свое дело|свой бизнес|открыть бизнес|открыть ип|сменить профессию|ненавижу работу|работа достала|работу менять|искать работу|найду работу|найти работу|остаться на работе|поменять профессию|сменить сферу',
    ],
    [
      'burnout',
      'выгор*|сил нет|нет сил|нету сил|устал|устала|устали|ревела|ревел|реву|плачу|плакала|ночную подряд|ночная подряд|ночные смены|вымотал*|загнал*|замучил*|задолбал*|без сил|на пределе|не высыпаюсь|еле живая|еле живой',
    ],
    [
      'child',
      'истерит|истерики|истерику|мой сын|моя дочь|моя дочка|сын|сына|сыну|сыном|дочь|дочка|дочке|дочери|дочку|дочкой|ребенок|ребенка|ребенку|ребенком|подросток|подростка|подростком|дети|детей|плохая мать|плохой отец|плохая мама|старший|младший|младшая|старшая',
    ],
    [
      'purchase',
      'купить квартир*|купить дом|купить машин*|купить дач*|покупать квартир*|покупать машин*|покупать дом|брать квартир*|брать машин*|брать ипотек*|взять ипотек*|ипотек*|продать квартир*|продать дом|продать машин*|продать дач*|продавать квартир*|продавать машин*|продавать дом|продавать дач*|продам … квартир*|снимать или покупать|сделк*',
    ],
    [
      'shame',
      'самозванк*|самозванец|самозванцем|толстая|толстый|жирная|жирный|стеснительн*|стесняюсь|некрасив*|уродина|урод|тупая|тупой|неудачни*|недостаточно хорош*|старая уже|старый уже|поздно уже|скучная|скучный|никому не нужна|никому не нужен|стыдно за себя|комплексую|комплексы|неинтересн*|странная я|лузер*',
    ],
    [
      'pastime',
      'хобби|на пенсию|на пенсии|пенсионер*|чем заняться|чем себя занять|увлечени*|огород|огородом|столярка|столярку|вязать|вязание|лепить|гончар*|руками что-нибудь|что-нибудь руками|рыбалк*|чему научиться|чему поучиться|свободного времени много',
    ],
    [
      'anxiety',
      'тревожная|тревожный|тревога|тревоги|тревогу|тревожно|тревожусь|тревожность|паник*|панич*|не сплю|не могу уснуть|не могу спать|бессонниц*|накручиваю|накрутила|накрутил|накручивать|страшно|боюсь|мысли крутятся|переживаю|места себе не нахожу',
    ],
    [
      'lonely',
      'дети разъехались|дети выросли и|дети уехали|куда себя деть|некуда себя деть|пустой дом|пустая квартира|одинок*|одиночеств*|совсем одна|совсем один|опять одна|опять один|снова одна|снова один|всегда одна|всегда один|год одна|год один|праздник* одна|праздник* один|нет друзей|друзей нет|не с кем поговорить|никто не звонит|никто не зовет|найти друзей|завести друзей|чужая всем|чужой всем',
    ],
    [
      'offers',
      'два предложения|два оффера|две компании|две вакансии|оффер*|предложили работу|предложили должность|предложили место|предложение о работе|предложение по работе|контрпредложение|контроффер|зовут на работу|зовут в другую|зовут в компанию|позвали в|позвали на работу|зовут обратно|какую работу выбрать|куда идти работать|соглашаться на работу|из двух работ|переманивают',
    ],
    [
      'hunt',
      'найду работу|найти работу|найти новую работу|ищу работу|искать работу|искать новую работу|поиск работы|поиски работы|без работы|безработ*|резюме|отклики|откликов|возьмут на работу|не берут на работу|никуда не берут|вакансии|вакансий|работу найду|новую найду|когда найду работу|сижу без работы|устроиться|устроюсь|трудоустро*|искать начинать|начинать искать',
    ],
    [
      'raise',
      'повысят|повышение|повышения|повышением|без повышения|прибавку|прибавка|прибавки|надбавк*|поднять зарплату|поднимут зарплату|повысить зарплату|повышение зарплаты|больше денег на работе|обошли|недоплачивают|мало платят|о зарплате|премию|за троих|не ценят|признания на работе|карьерный рост|вырасту в должности',
    ],
    [
      'risk',
      'сокращени*|сократят|сокращают|меня уволят|уволят меня|уволят|увольняют|под увольнение|продлят|продлить контракт|продление|контракт до|договор до|контракт заканчивается|испытательн*|реорганизаци*|оптимизаци*|выживают|выжить меня|на мое место|потерять работу|потеряю работу|лишусь работы|удержусь|закрывают отдел|закроют отдел|попросят уйти|остаться без работы|останусь без работы',
    ],
    [
      'newjob',
      'на новой работе|новая работа|новой работы|на новом месте|новом месте|выхожу на работу|выхожу на новую|первый рабочий день|первый день на|первая неделя на|новый коллектив|новом коллективе|зря сменил*|зря уш*|жалею что уш*|освоиться|приживусь|влиться',
    ],
    [
      'lending',
      'просит в долг|просят в долг|давать в долг|дать в долг|в долг давать|одолжить|одалживать|занять у меня|просит занять|просят занять|просит денег|просят денег|просит деньги|поручител*|дать денег|давать ли деньги|дать ему денег|погасить его|помочь с долгами|отказать … в долг',
    ],
    [
      'saving',
      'копить|накопить|скопить|откладывать|трачу|тратить|траты|трат|деньги утекают|утекают|деньги не держатся|не держатся деньги|транжир*|скупаю|покупаю лишнее|шопинг|бюджет|экономить|зарплата кончается',
    ],
    [
      'income',
      'деньги появятся|налог|налоги|платить нечем|нечем платить|оплатить нечем|деньги будут|будут деньги|появятся деньги|без денег|нет денег|денег нет|денег не хватает|не хватает денег|не хватает на|безденежь*|без копейки|с деньгами|финанс*|долги|долгов|из долгов|долгах|кредиты|кредитов|закрою кредит*|закрыть кредит*|выплачу|доход|дохода|доходы|заработать|зарабатывать|разбогате*|богатой|богатым|нечем платить|наследство|нищет*|денежн*|дотянуть до',
    ],
    [
      'business',
      'открыть свою|открыть свой|открыть свое|открываю свой|открываю свою|свое дело|свой бизнес|мой бизнес|бизнес|открыть кафе|открыть кофейню|открыть магазин|открыть салон|открывать|клиент*|покупател*|фриланс*|самозанят*|ип|стартап*|партнер по бизнесу|работать на себя|свой магазин|салон|студию|запускать*|запуск|продажи|заказов|заказы',
    ],
    [
      'moving',
      'переезд*|переезжа*|переехать|перееду|переедем|уехать|уезжать|уеду|уедем|эмигр*|релок*|за границу|в другой город|другую страну|из страны|из города|в этом городе|съехать|съезжать от|найти жилье|найдем жилье|найти квартиру|хозяйка квартиры|хозяин квартиры|выселя*|выгоняет|выгоняют|перебраться|в деревню|обжиться',
    ],
    [
      'studies',
      'учусь на|переучива*|переобуч*|учиться|учебу|учеба|учебы|учебе|институт*|университет*|универ*|вуз|магистратур*|аспирантур*|курсы|курсов|курс|второе высшее|высшее|факультет*|отчислят|отчисл*|доучи*|бросить учебу|поступать|поступлю|юрфак|медицинский|колледж*|на кого учиться|выучить|английский',
    ],
    [
      'caring',
      'ухаживаю|ухаживать|уход за|сиделк*|деменци*|альцгеймер*|инсульт*|пансионат*|дом престарелых|мама упала|папа упал|лежачая|лежачий|лежачую|не могу оставить маму|пожил*|старенькая|старенький|забирать ли маму|забрать маму|забрать к себе|помогать родителям|присматрива*',
    ],
    [
      'distance',
      'не прикасается|не прикасал*|не трогает|близост*|секс*|интим*|как соседи|холодный|холодная|холоден|охладел*|остыл|остыла|остыли|отдалил*|отдаляется|отдаляемся|чужие|стали чужими|страсть ушла|страсти нет|не разговаривает со мной|не говорит что любит|в телефоне|закрылся|закрылась|закрыт|избегает меня|меня избегает|не замечает|не обнимает|теряет интерес|нежност*|одиноко с ним|одиноко в браке',
    ],
    [
      'commitment',
      'замуж не зовет|не зовет замуж|позовет замуж|замуж позовет|сделать предложение|съехаться|съезжаться|жить вместе|сделает предложение|предложение сделает|предложения руки|женится на мне|жениться на мне|поженимся|свадьб*|съезжаться|съехаться|жить вместе|вместе жить|серьезно настроен*|серьезные намерения|намерени*|судьба|судьбой|моя судьба|есть ли будущее|есть будущее|наше будущее|нашего будущего|будем вместе|останемся вместе|быть вместе|ультиматум|не готов к|хочет детей|хочет ребенка|познакомит с|на расстоянии|к чему идут|к чему все идет|это на всю жизнь|помолвк*|кольцо|мой человек|тот самый|та самая|зовет замуж',
    ],
    [
      'pattern',
      'сама себе мешаю|сам себе мешаю|все порчу|все порчу|порчу|саботир*|самосаботаж*|не тех|на те же грабли|грабли|одни и те же|одинаковых|такие же мужчины|отталкиваю|откладываю|прокрастин*|не довожу|до конца не|не умею отказ*|отказывать людям|всем угождаю|угожда*|круг|сценари*|попадаются|притягиваю|подпускаю|злюсь|срываюсь|вспыхиваю|перфекционис*|решиться ни на что|ничего решить|не доверяю людям|боюсь близости|наступаю',
    ],
    [
      'habit',
      'бросить курить|курю|курить|похудеть|худеть|похуде*|диет*|пить бросить|бросить пить|пью|выпиваю|от телефона|в телефоне сижу|режим|режима|спортзал|спорт|тренировк*|сладкого|сладкое|привычк*|в форму|рано вставать|ложусь в|бег|бегать',
    ],
    [
      'calling',
      'предназначени*|призвани*|не знаю чего хочу|чего я хочу|чего хочу от жизни|ничего не добил*|ничего не достиг*|жизнь проходит|найти себя|найду себя|потерял* себя|свой путь|мой путь|моем пути|куда двигаться|для чего я|зачем я живу|смысла нет|смысл жизни|на своем месте|не на своем месте|не свою жизнь|застрял*|с нуля|начать сначала|начать заново|дело жизни|нет цели',
    ],
    [
      'patch',
      'черная полоса|черной полосы|черную полосу|полоса|полосы|белая полоса|тяжелый период|тяжелого периода|трудный период|сложный период|этот период|период такой|тяжелый год|трудный год|ужасный год|все наладится|наладится|станет легче|станет лучше|будет легче|легче станет|полегчает|отпустит|повезет|удача повернется|валится из рук|не получается|все плохо|все рушится|за что мне|конца и края|когда все это кончится|когда это кончится|когда это закончится|буду счастлива|буду счастлив|тяжело|тяжелая жизнь|удар за ударом|невезени*|не везет',
    ],
    [
      'friendship',
      'подруга|подруги|подруге|подругу|подругой|подружк*|лучшая подруга|друг|друга|другу|другом|друзья|друзей|дружб*|дружить|за спиной|обсуждает меня|сплетн*|мой секрет|пишу первая|пишу первый',
    ],
  ],
}

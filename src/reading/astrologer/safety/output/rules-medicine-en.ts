import type { Rule } from './kinds.ts'

/** Who may decide: the sentence sends to a doctor, a pharmacist, an adviser. */
export const REFERS_EN: readonly string[] = [
  '(ask|call|phone|ring|text|see|contact|consult|tell|visit|dial|trust|follow|let|have|want|show|find|keep) ~ {pro}',
  '(listen to|talk to|talk with|talk it over with|talk over with|talk about it with|speak to|speak with|turn to|go to|go back to|check with|raise it with|work it out with|rely on) ~ {pro}',
  '(discuss|mention|show|bring|check|agree|review|plan|raise|report|clarify|settle|arrange) ~ (with|to|at|by) ~ {pro}',
  '(talk to|talk with|ask|tell) the (person|people|team) who (prescribe*|treat*|know*)',
  '(a|the|your|their|any) (good |own |family |treating |own good |) {pro} (will|can|could|may|might|would|should|is|are|decide*|know*|has|have) (not |)(be |)(the |)(able|tell|know*|help|explain|say|advise|judge|check|look|answer|decide*|adjust*|right|best|better|one|person|there|place|first|seen|happy|examine|recommend|find|measure|set|the)',
  '(person|people) who prescribe*',
  '{pro} (comes|come) first',
  '{pro} s (advice|decision|word|hands|call|calendar|opinion|answer|judgment|plan|instructions) ~ (first|counts|matters|weighs|goes|final|stands|decides|hands)',
  '(in|into) (your|the|a) {pro} (s |)hands',
  '(for|with|to) (your|a|the|his|her|their) (own |family |) {pro} (and you |)(to (decide|agree|answer|judge|say|explain|discuss|work)|alone|instead|rather)',
  '(is|are|remains) (for|up to|a (question|matter|case|conversation|talk|topic) for|decided by|decided with|made by|made with|best answered by|best discussed with) ~ {pro}',
  'belong* (to|with|in) ~ ({pro}|hands)',
  'as ((it|they|you) (was|were|are|is|have been) |)(prescribed|directed|agreed)',
  '(keep|continue|carry on|go on|stick) (taking|with|seeing|going to|to) ~ (what|prescribed|treatment|medication|pills|tablets|{pro}|plan|prescription)',
  'what (your |the |a |)({pro} |)(has |have |)(said|told|advised|prescribed|prescribes|recommends|recommended|recommend)',
  '(besides|after|alongside|next to|according to|in line with|on the advice of) (what |)(your|the|a) {pro}',
  'call ~ (911|999|112|988|emergency|helpline|hotline)',
  '(reason|time|moment|good idea|worth|wise|best|important|right|safer) (to|for|is to) ~ {pro}',
  'second opinion',
  'printed (in|on)',
  'not (a |)(substitute|replacement|alternative) for',
  'never (a |)(substitute|replacement|alternative)',
  '(no|not|never) (a |)(substitute|replacement) for',
  '(not|never) replace',
]

/** What the sky can't say, or nobody can. */
export const CANNOT_EN: readonly string[] = [
  '(i|we|{sky}|nobody|no one|astrologers|anyone|software|program) (alone |here |really |honestly |simply |itself |)(can not|could not|do not|does not|did not|will not|never|am not able to|is not able to|has no|have no) (ever |really |honestly |even |actually |reliably |)(be |)(say|tell|show|know|predict*|promise|guarantee*|decide|mean|make|cause|heal|foretell|name|set|judge|choose|prescribe|diagnos*|give|determine|measure|advise|recommend|suggest|share|read|find|put|foresee|forecast|assess|speculate|label|comment|guess|replace|answer|offer|explain|choose|order|require|seal|decree|doom|condemn|settle|rule|write|way|say|means|carry|contain|hold|describe|claim|need|calculate|help|command|count|work|treat|cure|fix|affect|opinion)*',
  '(no|not a|not any|nothing in|nobody) (single |honest |serious |chart |)({sky}|chart|a chart) (can|could|will|would|may|should|ever|is|has|decides|tells|says|knows|means|makes|answers|guarantees|promises|shows|predicts|needs|forces|takes|sets|calls|replaces|forbids|heals|measures)',
  '(nobody|no one|no honest astrologer|none of (us|them)) ~ (can|could|knows|know|is able|written|decided|has the right)',
  'not (written|visible|seen|shown|decided|caused|measured|found|readable|settled|set|fixed|something) (in|by|for|from|on) ~ {sky}',
  '(whether|when|which|how long|how much|how many) ~~ is (not |)(a question|something|up to you|up to the|for (your|the|a)|what (a|your)|your|in the hands|beyond|decided|printed)',
  '(whether|when|which|how) ~~ {sky} (can not|does not|do not|could not|will not)',
  '{sky} (is|are) (not|no|never) (a |an |the |)(doctor|test|diagnosis|verdict|sentence|substitute|replacement|proof|reason|scan|medical|physician|judge|prophecy|cause|lawyer|guarantee|forecast|punishment|place)*',
  '(is|are) not (in|written in|visible in|a matter of|about|decided by|up to|caused by|made by|a question for) (the |your |a |any |)(birth |)({sky}|fate)',
  'not (make|makes|mean|means|give|gives|say|says|turn|turns) ~ (anyone|anybody|someone|you|that|people|a person)',
]

/** A warning: what is named shall not be done. */
export const WARNS_EN: readonly string[] = [
  '(please |)(do not|never|it is (not|never) ~ to|should not|must not|be careful|not a reason to|no reason to|not worth|dangerous|risky|unsafe|harmful) (to |ever |just |simply |suddenly |) (stop*|chang*|halv*|doubl*|skip*|adjust*|reduc*|rais*|increas*|alter*|replac*|combin*|mix*|quit*|lower*|driv*)',
  '(can be|is|may be|could be|are) (really |very |quite |)(dangerous|risky|unsafe|harmful)',
]

/** Words heard from the reader, or comfort. */
export const HEARD_EN: readonly string[] = [
  'you (mention|mentioned|wrote|write|say|said|describe|told|asked|ask|tell me) (to me |me |)(that |about |of |how |if |whether |your |in )',
  '(was|were|been|being) diagnosed',
  '(i am|i m|so) (so |very |really |truly |deeply |) sorry (about|for|that|you|he|she|to hear|this)',
  '(it is|it takes|that is|that was|how|sounds) (so |very |really |completely |only |perfectly |) (understandable|brave|courage*|natural|human|hard|stressful|frightening|painful|normal to|okay to|fine to)',
  'i (can imagine|am glad you|hear (that|how|you)|wish (you|her|him|them)|hope)',
]

const SAFE = [...REFERS_EN, ...CANNOT_EN, ...WARNS_EN, ...HEARD_EN]

/** Doses, stopping a treatment, diagnoses, and orders on body and birth. */
export const MEDICINE_EN: readonly Rule[] = [
  {
    kind: 'dose',
    says: [
      '{med}',
      '(dose|doses) (is|are|was|of \\d*|higher|lower|by|to|down|up|in|at|every|each|for|when|under|during|makes)',
      '(a|the|your|one|each|this|that|second|morning|evening|next|extra|first|last|usual|same|full|half|smaller|bigger|lower|higher|double|missed|daily|nightly|skip|halve|reduce|raise) dose',
      '(water|sleeping|sleep|diet|heart|iron|salt|slimming|weight) (tablet*|pill*|capsule*)',
      '{num} ~ (puffs|drops|spoonfuls|tablespoons|teaspoons|sachets|ampoules|units|shots|grams|millilit*|ml|spoons|patches|doses)',
      '(spoon|spoonful|teaspoon|drop|drops) of (the |your |) (syrup|medicine|mixture|tincture|oil|cough|remedy)',
      '(second|nicotine|hormone|morphine|fentanyl|pain) patch',
      '(taper|tapering|titrat*|microdos*|wean*) (is|off|down|from|by|slowly|your|the|yourself|for|)',
      '(hormone|thyroid|blood pressure|cholesterol|sleep|pain|asthma|heart|allergy|anxiety) (medicine|drug|drugs|treatment|shot)',
      '{num} ~ (a|per|each|every) (day|night|morning|week) ~ (for|against) (the |your |) ({symptom}|{disease}|anxiety|sleep|nerves)',
    ],
    unless: [
      ...SAFE,
      '(pill|tablet) (box|organizer|organiser|reminder)',
      'bitter pill*',
      '(vitamin|vitamins) (of|for the soul)',
    ],
  },
  {
    kind: 'stop_treatment',
    says: [
      '{quit} ~ {care}',
      '{care} ~ (can|may|could|should|must|will|might) (now |safely |well |happily |) (be |go|wait|stop|end|rest|)(stopped|skipped|cancel*|postponed|delayed|dropped|dispensed|put off|retired|ended|discontinued|left|wait|go|rest|stop|end|paused|over)',
      '{care} ~ (is|are|has become|have become|was|were) (now |no longer |already |simply |really |only |just |more of |) (a |an |) (unnecessary|superfluous|needless|pointless|over|finished|done|poison*|habit|harmful|not needed|not necessary|not for you|useless|too much|of no use|obsolete|behind you|needed|block*|cloud*|confus*|dull*|wast*)',
      '(not|no|hardly|barely|never|nobody|little|any) (really |longer |more |) (need*|necess*|require|sense|point|use|reason|harm|have to|must|want|longing|call) ~ {care}',
      '{care} ~ (only |merely |just |) (cloud*|confus*|block*|dull*|poison*|disturb*|numb*|weaken*|delay*|interfer*|keeps you sick|make* you sick|make* things worse)',
      '{sky} ~ (heal*|cure*|treat*|repair*|replac*|do* the work|takes over|take over|watches over|mend*|restor*) ~ (thyroid|body|illness|blood|{organ}|{disease}|{symptom}|{care}|instead|completely|by itself|on its own|alone)',
      '(you|he|she|they|your {kin}) (are|is|was|has been) (already |now |fully |completely |quite |) (healed|cured|healthy again|healthy|well again|free of|in remission) ~~',
      '(wear|carry|drink|chant|place) ~ (instead of|in place of|rather than) ~ ({care}|{med})',
      'enough (hospital*|doctor*|treatment*|therap*|tests|pills|medicine*)',
    ],
    unless: [...SAFE],
    always: [
      '(no longer|not|never|hardly) (going to |) (need|require|want|have to take) ~ {med}',
      '(stop|quit|skip|drop|flush|ditch|pour|throw|bin) (taking |) (the |your |all |those |these |that |his |her |rest of |) {med} (,|.|!|now|today|and|until|for|as|because|while|before|from|since)',
      '(stop|skip|cancel|avoid|ignore|quit|distrust|forget) (seeing |going to |listening to |talking to |all |your |the |his |her |that |those ) ~ (doctor*|gp|psychiatrist*|therapist*|psychologist|oncologist|cardiologist|hospital|surgeon|nurse)',
      '(no need|no point|pointless|useless|not necessary|no reason|need not|do not have to) (to|in|for|) (calling|call|seeing|see|ask|asking|tell|telling|go|going|bother|ring|visit|phone) ~ {pro}',
      '(do not|never|rather not) (call|see|ask|tell|trust|believe|listen to|go to|wait for|visit|phone) (your|a|the|any|an|your own) (doctor*|ambulance|hospital|gp|psychiatrist|therapist|emergency*)',
      'better than (any |your |the |a |) (doctor*|pill*|medicine|medication|therap*|tablet*|treatment)',
    ],
  },
  {
    kind: 'diagnosis',
    says: [
      '{disease}',
      '({symptom}) (you (describe|mention|feel|have) |in your ~ |) (is|are|means|mean|comes from|come from|points to|point to|indicate*|suggest*|signals|shows|has its cause) (a |an |the |just |only |simply |nothing but |your |)',
      '(your|his|her|their) {organ} (is|are|was|were|has|have|does not|do not|no longer|shows) ~',
      '(sick|ill|damaged|failing|enlarged|weak|diseased|blocked|inflamed|malignant|benign|growth in|shadow on|problem with|trouble with) (your |the |her |his |) {organ}',
      '{organ} (trouble|problem*|disease|condition|defect|failure|damage)',
      '(biopsy|scan|test|results|blood test|mri|x ray|ultrasound) ~ will (be|come back|show|turn out|confirm|reveal|find|say)',
      '(you|he|she|they|{kin}) (are|is|suffer from|suffers from|have|has|show|shows) (clearly |certainly |probably |most likely |without doubt |) (a |an |the |) (mentally ill|mental illness|pregnant|sick|seriously ill|terminally ill|psychopath*|narcissis*|sociopath*|addict*|alcoholic*|paranoid|delusional|early stage|carrier|chronic illness|condition|illness|disease)',
      '(suffer|suffers|suffering) from (a |an |)',
      '(i|chart|placements|{sky}) ~ (diagnose|diagnosis|diagnoses)',
      '(you|he|she) ~ (pregnant|expecting)',
    ],
    unless: [
      ...SAFE,
      '(pain|pains|ache|aches|fatigue|fever|cough|numbness|bleeding) ~ (doctor|hospital|emergency|gp|help|ring|call)',
      'doctor',
      '(can not|does not) (make|mean|cause)',
    ],
    always: [
      'what the doctors (miss*|overlook*|call|have missed)',
      '(doctors|your doctor|they) (have|has|did|do|does) not (yet |) (see|seen|found|find|notic*|recogni*)',
      '(that nobody|nobody) has (picked up|found|noticed|diagnosed)',
      '(clearly|obviously|certainly|definitely|no doubt|must be|it is|that is|this is|looks like) (a |an |)(bipolar|autism|adhd|cancer|depression|diabetes|endometriosis|sclerosis|schizophrenia)',
    ],
  },
  {
    kind: 'medical_order',
    says: [
      '(c section|cesarean|caesarean|c section|amniocentesis|induction|induced|epidural|breastfe*|bottle feed*|formula milk|goat s milk|wean the baby|give birth|home birth|birth at home|due date|labor ward|labour ward|waters breaking|termination|abortion|abort|ivf|embryo*|insemination|egg donation|fertility treatment|sperm|conceive (a|in|on|if|only|this|until)|conception|ovulat*|pregnan* ~ (weeks|safe|fly|will|wait|stop|end)|keep the baby|the womb|hysterectomy|mastectomy|amputat*|remove ~ ({organ})|vaccin*|transfus*|give you blood|bloodletting|leech*|enema|detox|fasting cure|juice cure|colonic|raw milk|bleach|turpentine|colloidal|mms|urine therapy|ayahuasca|acupuncture instead)',
      '(have|schedule|delay|postpone|bring forward|refuse|insist on|choose|move|plan|book|avoid|put off|get|undergo|agree to|say no to|say yes to|demand) ~ (operation|surgery|procedure|anesthe*|anaesthe*|tooth out|teeth pulled|extraction|implant|transplant|filling|root canal|facelift|hip replacement)',
      '(operation|surgery|procedure) ~ (must|should|needs to|has to|ought to|is best|will go|can wait|only) ',
      '(fly|flight|lift|travel) ~ (weeks|pregnan*)',
      '(let|allow) ~ (doctor*|nurse*|them) ~ (operate|cut|inject|give you|touch|take|remove)',
      '(insist|demand|see to it|make sure) (that |) (the |your |) (doctor*|surgeon|nurse|hospital|gp)',
      '(wait|rest|sleep) (it out|it off) ~ (chest|fever|bleeding|stroke)',
      '(put|place|rub|lay|apply) ~ (on|to) ~ (wound|tumor|tumour|lump|burn|rash|mole)',
      '(fever|bleeding|chest pain|infection|wound) ~ (burn|run|alone|itself|on its own|natural*|do not)',
      '(treat|cure|heal) ~ (with|by) (a |the |some |) (garlic|honey|oil|herb*|crystal*|stone*|fasting|moonwater|salt|vinegar|tea|prayer|mantra*|sun)',
      '(stop|start|avoid|cut out) (eating|drinking) ~ (for (the |) (\\d*|two|three|four|five|seven|ten) (days|weeks)|entirely|altogether)',
      'only (water|juice|air) for',
    ],
    unless: [...SAFE, '(calm|easy|good|safe|healthy) birth', '(freely|as you like)'],
    always: ['(you must|insist|demand|has to|must) ~ (keep the baby|have the baby|abort*|remove*|womb)'],
  },
]

import type { SafetyWords, TopicWords } from './safety-words.ts'

const ofSuicide: TopicWords = {
  opening: 'I’m glad you said it. The chart can wait; you come first.',
  asks: 'Are you safe right now? Is there someone who can stay with you for the next few hours?',
  later: [
    'I’m still here. You don’t have to find the right words, and you don’t have to decide anything tonight. If there is something near you that you could hurt yourself with, please move away from it or give it to someone.',
    'Feelings this strong come in waves, and even the worst wave goes down. Until it does, please don’t stay alone with it: call, or ask one person to come and sit with you.',
    'Thank you for going on writing. One small step is enough now: dial the number, or send one person the words “I’m not OK, please come”.',
  ],
}

const ofViolence: TopicWords = {
  opening:
    'I’m sorry you are living with this. Nobody has the right to hurt, frighten or lock up anyone, and it isn’t your fault.',
  asks: 'Are you safe where you are at this moment?',
  later: [
    {
      adult:
        'You don’t have to decide today whether to stay or go. It helps to have a bag ready with documents, money and keys, and one person who knows what is happening.',
      child:
        'If it is dangerous at home, go to a neighbor or a relative and call from there. You can’t stop it yourself, and you needn’t: that is for adults to do.',
    },
    {
      adult:
        'What happens next is your decision. The people on this line know the law and the shelters near you, and talking to them commits you to nothing.',
      child: 'Adults have to protect you. The people on this line will listen and tell you what to do.',
    },
  ],
}

const ofAbuse: TopicWords = {
  opening: 'I’m so sorry this happened. It was not your fault, whatever anybody says, and no chart attracted it.',
  asks: 'Are you safe now, and is there one person you trust who could be with you?',
  later: [
    'You can take this at your own pace. Nobody may make you report it or tell it before you want to, and the people on this line listen without pushing.',
    'Whatever you felt or did then was a way to get through it. Please don’t carry it alone: one person who knows already makes it lighter.',
  ],
}

/** The astrologer in English, with astrology put aside. */
export const safetyWordsEn: SafetyWords = {
  topics: {
    crisis: ofSuicide,
    means: {
      opening:
        'I’m glad you wrote this instead of staying alone with it. I won’t talk about amounts. Could you give the pills, or whatever you are thinking of, to someone tonight, or leave the place where they are?',
      asks: 'Is someone with you who could keep them for you?',
      later: [
        'Distance is what helps most now: the pills with someone else, and you not alone. The strongest urge usually passes within hours.',
        'I’m still with you. Please call the line or a person you trust, and say it just as you wrote it to me.',
      ],
    },
    self_harm: {
      opening: 'Thank you for telling me. You are in pain, and that matters more than any chart.',
      asks: 'Is there a wound right now that needs a doctor?',
      later: [
        'I won’t scold you. When the urge comes, it can help to wait ten minutes with something cold in your hand, and to be in a room with other people.',
        'You found a way to get through something hard, and there are ways that hurt you less. A doctor or the people on this line can look for them with you.',
      ],
    },
    eating: {
      opening:
        'Thank you for telling me. Going without food or throwing up is dangerous for the heart, even while you still feel strong, and it has nothing to do with willpower.',
      asks: 'How long has this been going on, and have you fainted or felt your heart skip? If so, you need a doctor today.',
      later: [
        'Please tell a doctor today, just as you told me. They have heard it before, and it can be treated.',
        'Is there someone who could sit with you at the next meal, and go to the doctor with you?',
      ],
    },
    overdose: {
      opening:
        'Don’t wait to see how you feel; it can be dangerous even while you feel well. Don’t make yourself throw up. Keep the packaging at hand, unlock the door, and if you feel drowsy, lie on your side.',
      asks: 'Is anyone with you?',
      later: [
        'Please don’t wait and don’t fall asleep with this. Say what was taken, how much and when; they will tell you what to do until they come.',
        'Everything else can wait until you have been seen by a doctor. Have you called?',
      ],
    },
    injury: {
      opening:
        'Bleeding, or a fall or blow while pregnant, needs a doctor at once. Lie down and don’t drive yourself. If the person who did this is near, say so on the phone.',
      asks: 'Is that person in the house now?',
      later: [
        'Please don’t wait until it gets better. Say what happened, where you are, and whether you are pregnant or bleeding.',
        'Is there a neighbor who can be with you until help comes?',
      ],
    },
    danger: {
      opening: {
        child:
          'Stay hidden, together if there are two of you, behind a door that shuts, and don’t go out to them. Call quietly; if you can’t speak, leave the line open. You are doing it right, and it isn’t your fault.',
        adult:
          'Lock the door and stay away from it, in a room with a way out if there is one. If you can’t speak, make the call and leave the line open.',
      },
      asks: 'Are you behind a locked door?',
      later: [
        'Please call first and write to me later. A neighbor can call for you as well, if you knock or shout.',
        'Stay where you can get out. Have you called?',
      ],
    },
    violence: ofViolence,
    sexual_abuse: ofAbuse,
    past_abuse: {
      opening:
        'Thank you for trusting me with this. You were a child, it was not your fault, and it isn’t written in any chart.',
      asks: 'Is there someone you could tell when you are ready?',
      later: [
        'There is no right time to tell it, and no wrong way to feel about it. Many adults talk about it for the first time after decades, and it does get lighter.',
        'A counselor who works with survivors can go through this with you, as slowly as you like.',
      ],
    },
    minor: {
      opening: 'Thank you for telling me. A child has to be safe first.',
      asks: 'Is the child safe at this moment?',
      later: [
        {
          adult:
            'Please don’t keep this to yourself: tell a doctor, a school or the line what you saw or heard. You don’t need proof to ask for help.',
          child:
            'I believe you. Please tell an adult you trust today, or call the line: they will believe you, too. Don’t go where you would be alone with that person.',
        },
        {
          adult: 'A child needs to hear two things: “I believe you” and “it isn’t your fault”.',
          child:
            'It isn’t your fault, whatever that person says, and telling it is right. Somebody who likes you wouldn’t ask you to keep it secret. If one adult doesn’t help, tell the next one.',
        },
      ],
    },
    threat: {
      opening:
        'I’m glad you wrote this before anything happened. Please get away from anything you could hurt someone with: give it to someone, or go where it isn’t. Don’t go to see that person today.',
      asks: 'Who could you be with tonight, so that you don’t stay alone with this?',
      later: [
        'Rage this strong passes; what is done doesn’t. Stay away from that person today, and from alcohol. Go for a walk, call a friend.',
        'What was done to you may have been very wrong. There are ways to answer it that don’t destroy your own life. For now, only get through tonight.',
      ],
    },
    hit_child: {
      opening:
        'It took courage to say that. Make sure your child isn’t hurt, and tell them that it wasn’t their fault and that you are sorry. When it boils over again, put the child somewhere safe and leave the room for five minutes.',
      asks: 'Is your child all right now, and is there someone who can take over for an hour?',
      later: [
        'Being ashamed shows that you want it to be different. There are people who help parents before it happens again, without blaming them.',
        'Please ask someone for relief today, even for an hour: nobody can do this without rest.',
      ],
    },
    medication: {
      opening:
        'Please don’t go without your medicine because of the stars: no planet can take its place, and stopping suddenly can be dangerous. Call the doctor who prescribed it today, or another doctor or a pharmacist if you can’t reach them.',
      asks: 'How have you been sleeping and feeling since you stopped?',
      later: [
        'Please don’t change the dose by yourself, up or down. Tell your doctor which days you missed; they will say how to start again.',
        'If you sleep very little, feel unusually high or low, or think of dying, don’t wait for an appointment: get help today.',
      ],
    },
    grief: {
      opening: 'I’m so sorry for your loss. There is no right way to grieve and no date by which it has to be over.',
      asks: 'Who is with you these days? And is there also the thought of not wanting to live? You can say so here.',
      later: [
        'You don’t have to be strong now. Eat something, sleep when you can, and let someone take a task off you.',
        'If you like, tell me about the person you lost. And if a night gets too hard, please don’t stay alone with it.',
      ],
    },
    suicide_loss: {
      opening:
        'I’m so sorry. Losing someone like that leaves questions that no chart can answer: a chart didn’t cause it, and neither did you.',
      asks: 'What brings it up today? And are you safe yourself?',
      later: [
        'Whatever you feel about it, anger and relief too, is allowed. There are groups of people who have lost someone in the same way.',
        'It isn’t handed down like a fate. If you have such thoughts yourself, please say so, here or to the people on the line.',
      ],
    },
    brink: {
      opening:
        'Please step back to the safe side now, away from the edge or from what you could die by, and sit down. I’m glad you wrote. On the phone one sentence is enough: “I’m about to end my life, I am at …”.',
      asks: 'Is anybody within call, in the next room or in the street? Wake them or call out to them.',
      later: [
        'You don’t have to decide about your life tonight, only about the next step: away from there, to a place with people or light. Make the call and let them stay on the line with you.',
        'If there is nobody to call, the people at this number are that somebody: it is what they are there for, at any hour. Are you off the edge, or out of the room, now?',
      ],
    },
    medical: {
      opening:
        'What you describe can be an emergency in which minutes count, such as a stroke or a heart attack. No planet does this, and no chart can judge it. Don’t wait, don’t sleep it off, don’t drive, and nothing to eat or drink. Say when it began, and whether a medicine was stopped or taken.',
      asks: 'Is someone there who can open the door?',
      later: [
        'Being young, feeling a little better or not wanting to bother anybody changes nothing: they would rather come once too often. Take nothing from the cupboard unless they tell you to.',
        'Have you called? Put the phone on speaker, unlock the door and stay awake until they are there. Everything else can wait.',
      ],
    },
    unborn: {
      opening:
        'A baby that moves less than usual before birth has to be checked today, at any hour and on any holiday. Call your maternity ward, or go there; they want you to, and you bother nobody. Please don’t wait for it to wake up: the Moon has nothing to do with it.',
      asks: 'Can somebody take you there now?',
      later: [
        'How the baby is, a midwife can hear in a minute; no chart can tell that, nor the day of birth. Please go now and let me wait.',
        'Have you called, or are you on your way?',
      ],
    },
    psychosis: {
      opening:
        'I’m a program. I send nothing through a TV or a radio, I’m no voice, and no planet gives orders or replaces people. Hearing that, and going without sleep, is something a doctor can help with, today. Please do nothing that you feel ordered to do, and leave the room if you feel threatened by somebody in it.',
      asks: 'Who is with you or near you? Please show them what you wrote here.',
      later: [
        'I won’t read the chart now, as it could make this worse. Tell a doctor or the people at this number how many nights you haven’t slept and what you hear.',
        'Nothing has to be done by any hour, whatever seems to demand it. Keep away from anybody you could hurt or be afraid of, and from knives and the car, and call.',
      ],
    },
    fraud: {
      opening:
        'This is how a well-known fraud works: please don’t pay anything more, and send no codes, cards or documents. Nobody can see, send or lift a curse; no money waits behind a fee; and no bank or police asks you to move money to a “safe account”. The threat of what happens if you stop, and being told to tell nobody, are part of it.',
      asks: 'Has anything been paid already, and how?',
      later: [
        'Nothing will happen to you or your family because you stop: that threat is what they earn their money with. Talk to somebody you trust before the next message, and block them.',
        'It happens to careful people, and the shame belongs to those who did it. No chart can say whether money will come, and this money won’t. Keep every message as proof.',
      ],
    },
    may_hit_child: {
      opening:
        'You were right to stop and write. Put the child down on the back in the crib or another safe place, shut the door and go out of the room for ten minutes. Crying doesn’t harm a baby; shaking does, even once. Breathe, drink a glass of water, call somebody to come.',
      asks: 'Is the child lying in a safe place now, and who could come?',
      later: [
        'That is exactly right: a baby that cries in a crib is safe. Look in every ten minutes, and go back when your hands are calm. Who can take over for an hour?',
        'If the child has been shaken, or vomits, is limp or hard to wake, call the emergency number at once. And tell your doctor how worn out you are: it is a reason to get help.',
      ],
    },
    pregnancy_loss: {
      opening:
        'I’m very sorry. Nothing in your chart and nothing you did caused it. If you bleed heavily, have a fever or strong pain, see a doctor today.',
      asks: 'Is someone with you?',
      later: [
        'You are allowed to mourn as long as you need, and so is anyone who waited for this child with you.',
        'Rest, and let others cook and call for you. If the sadness doesn’t let go, your doctor or midwife can find someone to talk to.',
      ],
    },
  },
  farewellAsks:
    'That reads like a goodbye, so let me ask plainly: are you thinking of ending your life? You can say yes here.',
  ofOther: {
    brink: {
      opening:
        'A message like that, and no answer, is a reason to act at once. Give the name, the phone number and the address, or the city and where they might be; the police can look for them. Go there with somebody if you are near, and keep calling and writing: “I’m coming.”',
      asks: 'Do you know where they are, and who is closest to them?',
      later: [
        'If you are on your way, stay on the phone with the emergency service. When you are there: don’t argue, don’t leave them alone, take away what they could use.',
        'If they have been found, stay with them tonight or find somebody who does, ask plainly whether they meant to die, and see a doctor together tomorrow. And you: talk to somebody, too.',
      ],
    },
    crisis: {
      opening:
        'It is good that you take this seriously. Ask plainly: “Are you thinking of ending your life?” Asking doesn’t put the idea into anyone’s head. Listen, don’t argue, and don’t leave them alone with it.',
      asks: 'Is someone with them at this moment?',
      later: [
        'If you can’t reach them, call the emergency number and give the name, phone number and city; the police can look for someone. Ask who else knows where they are: family, work, friends.',
        'You don’t have to carry this alone. The line also advises people who worry about somebody else. How are you yourself?',
      ],
    },
    means: {
      opening:
        'It is good that you take this seriously. Stay with them if you can, ask plainly whether they are thinking of ending their life, and take the pills away from where they are.',
      asks: 'Is someone with them at this moment?',
      later: [
        'Lock away pills and anything dangerous, and don’t let them be alone tonight. The line also advises people who worry about somebody else.',
      ],
    },
    self_harm: {
      opening:
        'It is good that you noticed and that you ask. Say calmly what you saw, without scolding, and ask what it helps them with. Ask, too, whether they think of dying.',
      asks: 'Is there a wound that needs a doctor?',
      later: [
        'Don’t make them promise to stop; it only teaches them to hide it. Lock away blades and pills, keep talking, and see a doctor together.',
        'You don’t have to solve this alone. The line also advises people who worry about somebody else.',
      ],
    },
    overdose: {
      opening:
        'Don’t wait, even if they seem well, and don’t make them throw up. If they are drowsy, lay them on their side and check their breathing; if they stop breathing, start chest compressions, and use naloxone if it was an opioid and you have it. Keep the packaging.',
      asks: 'Are you with them now?',
      later: [
        'Please call now and put the phone on speaker; they will tell you what to do step by step. Don’t let them sleep it off.',
        'If you aren’t with them, give the emergency service their name, number and address, and call whoever is closest to them.',
      ],
    },
    violence: {
      opening:
        'I’m sorry, for them and for you. They decide whether and when to leave; what helps is to believe them, not to press, and to stay in touch.',
      asks: 'Is someone with them at this moment?',
      later: [
        'You can keep their documents and a bag, agree on a code word, and offer a place to sleep. Call the police if you hear or see that it is happening now.',
        'The line also advises people who worry about somebody else.',
      ],
    },
    sexual_abuse: {
      opening:
        'I’m sorry this happened to them. It isn’t their fault, and it helps that you believe them. Let them decide what they want to do, and offer to go along.',
      asks: 'Is someone with them at this moment?',
      later: [
        'Don’t ask for details and don’t decide over their head. The line also advises people who stand by somebody else.',
      ],
    },
    minor: {
      opening:
        'It is right that you speak of it. A child has to be safe first; whoever knows of it should tell an adult who can act.',
      asks: 'Is the child safe at this moment?',
      later: [
        'You don’t need proof to ask for help. Tell the line, a doctor or the school what you saw or heard, in the child’s own words.',
        'A child needs to hear two things: “I believe you” and “it isn’t your fault”.',
      ],
    },
    eating: {
      opening:
        'It is good that you noticed. Going without food or throwing up is dangerous for the heart. Say what you see without talking of weight, and go to a doctor together.',
      asks: 'Have they fainted, or felt their heart skip? Then it has to be today.',
      later: ['Don’t fight about food; stay friendly and firm about the doctor. You can call for advice yourself.'],
    },
  },
  ofOwnChild: {
    crisis: {
      opening:
        'It is good that you take this seriously. Stay with your child today and ask plainly: “Are you thinking of dying?” Asking doesn’t put the idea into their head. Listen without arguing, and lock away pills and anything dangerous.',
      asks: 'Is someone with your child at this moment?',
      later: [
        'See a doctor or a child psychologist with them in the next days; today, if they speak of how or when. Tell the school, too.',
        'Your child told someone, and that is a good sign. How are you holding up yourself?',
      ],
    },
    self_harm: {
      opening:
        'It is good that you noticed and that you ask. Speak to your child calmly, without scolding: “I’ve seen the cuts, and I want to understand.” Ask, too, whether they think of dying. Lock away blades and pills.',
      asks: 'Is there a wound that needs a doctor?',
      later: [
        'Don’t make them promise to stop; it only teaches them to hide it. Find a doctor or a child psychologist, and go there together.',
        'You didn’t cause this by one mistake. You can call for advice yourself, too.',
      ],
    },
  },
  toChild: 'I’m glad you wrote this. You did nothing wrong, and adults have to protect you.',
  asksChild:
    'Are you safe right now? Is there an adult you trust, at home, at school or next door, whom you could tell today?',
  turns: {
    vomiting:
      'No, please cause no vomiting: it can do more harm. Nothing to eat or drink but a sip of water to rinse the mouth; take what is left out of it. They will say on the phone what else to do.',
    someone_here:
      'Good that somebody is with you. Give them the phone: they should say what was taken, how much and when, not let you sleep, and go with you.',
    someone_near:
      'Then go and wake or call them now, and say one sentence: “I’m not safe, please stay with me.” They would rather be woken than lose you. I’ll be here until you do.',
    cant_talk:
      'Then don’t speak. Make the call, leave the line open, and answer by coughing or tapping (in the UK, press 55 when you are asked). Where texts to the emergency number are possible, send one with your address. Stay where the door is locked.',
    washing:
      'If you can, don’t wash yet, and put the clothes you wore into a paper bag. A hospital or a center for sexual assault can secure traces, treat injuries and prevent infections and a pregnancy, best today and within three days, and test for drugs. Going there doesn’t mean going to the police; that stays your decision. If you have washed already, go all the same.',
    paying:
      'Please don’t pay and don’t send anything more: paying only brings the next demand. If you have paid, tell the bank today. Keep the messages as proof, block the account, and show them to somebody you trust. What they threaten is a crime, and it isn’t your fault.',
    promised:
      'That is a promise nobody should keep. Say it kindly: “I promised because I wanted to help, but you matter more to me than the promise, so I’m asking somebody to help us.” At a school, tell the person responsible for child protection today.',
    symptom:
      'No, this doesn’t mean that you are out of danger. Part of it may already be in your blood, and some medicines do their damage while you feel well. Say what was taken, how much and when, and how you feel now.',
    waits:
      'Please don’t wait for it to work or to wear off, and don’t sleep on it: that is when it gets dangerous. There is time to help you now. Put the phone on speaker and unlock the door.',
    help_here:
      'I’m glad that help is there or on its way. Tell them everything, what happened or what was taken and when, and show them any packaging. I’ll be here later.',
    someone_coming:
      'I’m glad someone is coming. Could they stay tonight? Until they are there, the line is one call away.',
    refuses_help:
      'I understand that you don’t want a fuss. But this can’t be judged from inside, and a call is only a conversation at first: they listen and tell you what is needed.',
    alone:
      'Then please don’t stay alone with it: call someone who can come, a neighbor too, and stay on the phone until they are there.',
    alone_urgent:
      'Then put the phone on speaker, unlock the door and lie on your side; knock for a neighbor if you can. If it was an opioid and you have naloxone, use it now.',
    bleeding:
      'Bleeding needs a doctor at once. Lie down, press a clean cloth on a wound, and say on the phone if you are pregnant.',
    watched:
      'Your safety first. If you can, use someone else’s phone, and remember the number instead of saving it. You can delete this conversation with “Delete this conversation” above; calls may still show in the phone’s own list.',
    not_believed:
      'That is a frightening place to be. She may believe you after all; and if one adult doesn’t, tell the next: a teacher, a school nurse, a doctor. The people on the line will believe you. You did nothing wrong.',
    custody:
      'Threatening to take the children is a common way to keep somebody from leaving. The people on this line, or a lawyer, can tell you what the law says; you needn’t decide anything before you have asked.',
    children:
      'Keep the children with you, in a room with a way out, and away from the door. Tell the dispatcher that there are children.',
    at_door: 'Don’t open. Go to a room with a lock or a way out, and stay on the phone.',
    no_address:
      'You don’t need it. Give the emergency service the name, the phone number and the city; the police can look for someone. Ask who knows the address: family, work, friends.',
    phone_away:
      'Not as a punishment; the phone may be how your child reaches friends. Lock away blades and pills instead, and ask calmly what is going on.',
    tell_parent:
      'Yes. You aren’t betraying anyone: this is too big to carry alone, and an adult can help to stop it. Tell your mom, or another adult you trust, today.',
    no_police: {
      child:
        'Then don’t begin with the police. Tell one adult today, at home, at school or on the line for children; they can help you without you having to speak to anybody in a uniform.',
      adult:
        'You don’t have to. A doctor or an assault service can see you without the police, and you can decide about that later.',
    },
    blame:
      'No, it isn’t your fault. Whoever hits, locks up or threatens somebody decides to do it, whatever was said before.',
    keep_doing:
      'I won’t tell you that. I’d only like you to be safe: clean the wound, see a doctor if it is deep, and don’t be alone when it gets too much.',
    no_point:
      'It may not fix anything tonight. But someone awake will listen while it is this heavy, and you can hang up whenever you want.',
    not_tonight:
      'Thank you for telling me; that counts. Could someone keep the pills or whatever it is until then, so that a hard hour can’t decide for you?',
    calmer:
      'I’m glad it is a little easier. Please tell one person about it today all the same, and keep the number for when it comes back.',
  },
  turnsOfOther: {
    symptom:
      'No, this doesn’t mean that they are out of danger. Part of it may already be in the blood. Stay with them, lay them on their side if they are drowsy, and don’t let them sleep it off.',
    waits:
      'Please don’t wait and don’t let them sleep it off: that is when it gets dangerous. Stay with them and watch their breathing.',
    help_here:
      'I’m glad that help is there. Give them the packaging and say when it was taken. And look after yourself, too.',
    someone_coming: 'I’m glad someone is going there. Stay in touch until they have arrived.',
    refuses_help:
      'Even if they don’t want it: when a life is in danger you may call, and you should. They can be angry with you later.',
    alone: 'Then ask someone close to them to go there now, and stay on the phone with them until then.',
    calmer: 'I’m glad it is a little easier. Stay in touch, and ask again tomorrow.',
    children: 'If there are children, say so when you call.',
    bleeding: 'Bleeding needs a doctor at once. Have them lie down, and press a clean cloth on the wound.',
    blame: 'No, it isn’t your fault, and it isn’t theirs. What helps is that you are asking now.',
  },
  urgent: {
    overdose: (number) => `Call ${number} now and say what was taken, how much and when.`,
    injury: (number) => `Call ${number} now.`,
    danger: (number) => `Call ${number} now.`,
    brink: (number) => `Call ${number} now.`,
    medical: (number) => `Call ${number} now.`,
    unborn: (number) => `Call your maternity ward now, or ${number}.`,
  },
  urgentOfOther: { overdose: (number) => `Call ${number} now and say what was taken, how much and when.` },
  dying: (number) =>
    `Call ${number} now, on speaker. Unlock the door and lie on your side. If you have naloxone, use it now; if someone stops breathing, start chest compressions.`,
  takenAlready: (number) => `If you have already taken something, call ${number} now, even if you feel well.`,
  blackmailed:
    'Don’t pay, don’t send anything more, and don’t delete the chat: it is proof. Block the account and show the messages to someone you trust.',
  choked: 'After being choked, see a doctor even if you feel fine: harm can show hours later.',
  recentRape:
    'A doctor can treat injuries and prevent infections and pregnancy, best within three days, without the police.',
  lines: (list) => `You can talk to someone right away, free or at normal call rates: ${list}.`,
  fraudPaid:
    'If something was paid, call your bank now, at the number on your card, and ask to stop it; for gift cards, the company that sold them. Then report it to the police. Whoever offers to get the money back for a fee belongs to the same people.',
  linesAgain: (list) => `The people to talk to: ${list}.`,
  poisonLines: (list) => `Advice on poisoning: ${list}.`,
  noLines: (directory) => `You can find a line in your country at ${directory}.`,
  emergency: (number) => `If someone is in danger right now, call ${number}.`,
  localNumber: 'your local emergency number (112 in Europe, 911 in North America)',
  daytime: 'not around the clock',
  beforeTheChart:
    'Before the chart I’d like to know how you are after what you wrote: are you safe now? If you are, press “I’m safe, go on with the chart” or just ask again.',
  glad: 'I’m glad to hear it. What you wrote still matters, and these people are there whenever it comes back. If you like, we can return to your chart; ask me anything.',
  gladAfterOverdose: (number) =>
    `I’m glad. If anything was taken, please see a doctor today even so: some medicines do harm only after a day or two. If you feel worse, call ${number}. When you like, we can return to your chart.`,
  gladItWasNoMore:
    'Good, then I’m relieved; I’d rather ask once too often. If there is ever more to it, you can say so here. Back to your chart: ask me anything.',
  list: (parts) => new Intl.ListFormat('en', { type: 'disjunction' }).format(parts),
}

import type { SafetyWords } from './safety-words.ts'

/** The astrologer in English, with astrology put aside. */
export const safetyWordsEn: SafetyWords = {
  opening: {
    crisis: 'I’m glad you said it, and I’m putting astrology aside for now.',
    self_harm:
      'Thank you for telling me. I’m putting astrology aside: you are hurting, and that matters more than any chart.',
    overdose: 'This can’t wait, so I’m putting astrology aside. It can be dangerous even while you feel well.',
    violence:
      'I’m sorry you are living with this. Nobody has the right to hurt or frighten you, and it isn’t your fault. I’m putting astrology aside.',
    sexual_abuse:
      'I’m sorry this happened. It is not your fault, whatever anybody says, and you don’t need a chart to explain it. I’m putting astrology aside.',
    minor: 'Thank you for telling me. Someone under 18 needs to be kept safe here, so I’m putting astrology aside.',
  },
  openingOfOther: {
    crisis: 'It is good that you take this seriously. I’m putting astrology aside for now.',
    self_harm: 'It is good that you noticed and that you ask. I’m putting astrology aside.',
    overdose: 'This can’t wait, so I’m putting astrology aside. It can be dangerous even while they seem well.',
    violence: 'This sounds dangerous, and it is right that you speak of it. I’m putting astrology aside.',
    sexual_abuse:
      'I’m sorry this happened. It is not their fault, and it helps that you believe them. I’m putting astrology aside.',
    minor: 'It is right that you speak of it. A child has to be safe first, so I’m putting astrology aside.',
  },
  toChild:
    'I’m glad you wrote this. You did nothing wrong, and it isn’t your fault. I’m putting astrology aside, because grown-ups have to keep you safe.',
  mayHurtOthers:
    'I’m glad you wrote this before anything more happened, and I’m putting astrology aside. Please put distance between you and them now: another room, a walk, another house for the night.',
  asks: {
    crisis: 'Are you safe right now? Is there a person near you who can stay with you for the next hours?',
    self_harm: 'Are you hurt right now, and does anything need a doctor?',
    overdose: 'Is somebody with you?',
    violence: 'Are you safe where you are at this moment?',
    sexual_abuse: 'Are you safe now, and is there one person you trust who could be with you?',
    minor: 'Is the child safe at this moment?',
  },
  asksOfOther: 'Is somebody with them at this moment?',
  asksChild:
    'Are you safe right now? Which grown-up do you trust, at home, at school or next door, whom you could tell today?',
  whileWaiting:
    'Don’t wait for symptoms, don’t force vomiting, keep the packaging at hand, and let somebody stay close; whoever is drowsy or unconscious lies on their side.',
  lines: (list) => `You can talk to someone right away, free or at the price of a call: ${list}.`,
  noLines: (directory) => `A line in your country is listed at ${directory}.`,
  emergency: (number) => `If there is danger right now, or someone is hurt, call ${number}.`,
  emergencyFirst: (number) => `Call ${number} right now and say what was taken, how much and when.`,
  daytime: 'not around the clock',
  stillHere: 'I’m still here, and I’d rather stay with you than with the chart. You don’t have to explain it well.',
  beforeTheChart:
    'I’ll gladly come back to your question. Before that I’d like to know how you are after what you wrote: are you safe now? If you are, just ask again.',
  glad: 'I’m glad to hear it. What you wrote still matters, and these people are there whenever it comes back. If you like, we can return to your chart; ask me anything.',
  list: (parts) => new Intl.ListFormat('en', { type: 'disjunction' }).format(parts),
}

import * as z from 'zod/mini'
import { Done, requiredText } from './field.ts'
import type { Part, Routes } from './route.ts'

/** By which one way a person is told of each topic, where they want to be told at all: never by two. */
export const TOPIC_CHANNELS = {
  day: ['off', 'mail', 'push'],
  week: ['off', 'mail', 'push'],
  /** That a long transit becomes exact tomorrow. */
  exact: ['off', 'push'],
  /** That a report or a long answer is ready. By mail: reports, as they are announced to everybody. */
  ready: ['mail', 'push'],
} as const
export type Topic = keyof typeof TOPIC_CHANNELS
export type Channel = (typeof TOPIC_CHANNELS)[Topic][number]

/** What comes by mail regularly, and can be ended by the link of a mail. */
export const MAIL_TOPICS = ['day', 'week'] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

/** The hours of the person's clock in which something regular may be sent. */
export const MORNING_HOURS = [5, 6, 7, 8, 9, 10, 11] as const

const Hour = z.coerce.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid'), z.maximum(23, 'invalid'))
const MorningHour = Hour.check(z.refine((hour) => MORNING_HOURS.some((one) => one === hour), 'invalid'))

/** Whether an hour of the clock is within the quiet hours: from the first one on, before the last. */
export const isQuiet = (hour: number, { quiet_from: from, quiet_to: to }: { quiet_from: number; quiet_to: number }) =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

const choices = {
  day: z.enum(TOPIC_CHANNELS.day, 'invalid'),
  /** Comes on Mondays. */
  week: z.enum(TOPIC_CHANNELS.week, 'invalid'),
  exact: z._default(z.enum(TOPIC_CHANNELS.exact, 'invalid'), 'off'),
  ready: z._default(z.enum(TOPIC_CHANNELS.ready, 'invalid'), 'mail'),
  /** Within this hour of the person's clock. */
  hour: MorningHour,
  /** Nothing is sent from this hour on, and before that one; the same hour twice stands for none. */
  quiet_from: Hour,
  quiet_to: Hour,
}
export const NotificationChoices = z.object(choices)
export type NotificationChoices = z.infer<typeof NotificationChoices>

/** What is chosen, and whether mail comes: only to an address that is confirmed. */
const NotificationSettings = z.object({
  ...choices,
  email_confirmed: z.boolean(),
  /** With which key browsers subscribe, and how many of the person's have. */
  push_key: z.string(),
  push_devices: z.number(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

const calls = {
  'GET /notifications': {
    summary: 'What the person is told of, by which way and when; nothing until they choose',
    auth: true,
    response: NotificationSettings,
  },
  'PUT /notifications': {
    summary: 'Choose what to be told of; a mail asks for confirmation where the address needs it',
    auth: true,
    body: NotificationChoices.check(
      z.refine((chosen) => !isQuiet(chosen.hour, chosen), { error: 'hour_quiet', path: ['hour'] }),
    ),
    response: NotificationSettings,
  },
  'POST /push/subscription': {
    summary: 'Let this browser be told by push, until it signs out; what a browser’s `PushSubscription` says',
    auth: true,
    status: 201,
    body: z.object({
      endpoint: requiredText(1000),
      keys: z.object({
        p256dh: z.string('required').check(z.regex(/^[\w-]{87}=?$/, 'invalid')),
        auth: z.string('required').check(z.regex(/^[\w-]{22}(==)?$/, 'invalid')),
      }),
    }),
    response: Done,
  },
  'DELETE /push/subscription': {
    summary: 'Tell this browser nothing by push any more',
    auth: true,
    body: z.object({ endpoint: requiredText(1000) }),
    response: Done,
  },
  'POST /unsubscribe': {
    summary: 'Ends what comes regularly, by the key of a mail’s link; needs nobody to be signed in',
    body: z.object({ key: requiredText(100), topic: z.enum(MAIL_TOPICS, 'invalid') }),
    response: Done,
  },
} as const satisfies Routes

export const notifications = {
  tag: 'Notifications',
  calls,
  named: { NotificationSettings: [NotificationSettings, 'What a person is told of, by which way and when.'] },
} as const satisfies Part

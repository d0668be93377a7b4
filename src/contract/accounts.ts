import * as z from 'zod/mini'
import { ChartRules, ChartRulesChange } from './chart-rules.ts'
import { birthFields, birthTimeIsGiven, changedBirthFields, isObject } from './birth-fields.ts'
import { keptBirth } from './birth-time.ts'
import {
  blankAsAbsent,
  Email,
  Gender,
  Lang,
  Password,
  PersonName,
  requiredText,
  Success,
  lineOf,
  DoneWithMessage,
} from './field.ts'
import { PLAN_IDS } from '#product/rights.ts'
import type { Part, Routes } from './route.ts'
import { Code } from './second-factor.ts'
import { STAFF_ROLES } from './staff-access.ts'

/** Fields a person may change once after registration. */
export const ONE_EDIT_FIELDS = ['first_name', 'birthdate', 'birthtime', 'birthplace', 'gender'] as const
export type OneEditField = (typeof ONE_EDIT_FIELDS)[number]

export const Account = z.object({
  id: z.number(),
  email: z.string(),
  email_confirmed: z.boolean(),
  /** The address that is to be, once a link at it and one at the present address have been followed. */
  pending_email: z.nullable(
    z.object({ email: z.string(), new_confirmed: z.boolean(), old_confirmed: z.boolean(), until: z.string() }),
  ),
  /** False for who signs in with Google alone. */
  has_password: z.boolean(),
  /** `required`: one of the staff, who must turn it on before any call of the staff. */
  second_factor: z.enum(['on', 'off', 'required']),
  first_name: z.string(),
  last_name: z.string(),
  birthdatetime: z.nullable(z.string()),
  birthdate: z.nullable(z.string()),
  birthtime: z.nullable(z.string()),
  birthtimeIDK: z.boolean(),
  birthplace: z.nullable(z.string()),
  birthplace_id: z.nullable(z.string()),
  ...keptBirth,
  birthplace_lat: z.nullable(z.number()),
  birthplace_lon: z.nullable(z.number()),
  birthplace_tz: z.nullable(z.string()),
  gender: z.nullable(z.boolean()),
  lang: Lang,
  created_at: z.string(),
  last_login_at: z.nullable(z.string()),
  paid_until: z.nullable(z.string()),
  plan: z.enum(PLAN_IDS),
  payments: z.number(),
  token: z.string(),
  canceled_at: z.nullable(z.string()),
  /** The subscription that gives the plan; null on the free plan and on one that was granted. */
  subscription: z.nullable(
    z.object({
      /** True until the first payment. */
      trial: z.boolean(),
      /** True when `price` will be charged at `paid_until`. */
      renews: z.boolean(),
      price: z.number(),
      currency: z.string(),
    }),
  ),
  /** True while the price of a first report is open to this person. */
  first_purchase: z.boolean(),
  ready: z.string(),
  role: z.number(),
  /** What somebody of the staff (`role` 1) does; null for everybody else. */
  staff_role: z.nullable(z.enum(STAFF_ROLES)),
  support_identifierHash: z.nullable(z.string()),
  counters: z.string(),
  /** By which rules the person's charts are cast. */
  chart_rules: ChartRules,
  /** The house system that the chart is in; null without a birth time. Differs from the chosen one only near the poles. */
  house_system: z.nullable(z.string()),
  zodiac: z.object({
    sun: z.nullable(z.number()),
    moon: z.nullable(z.number()),
    asc: z.nullable(z.number()),
    jtime: z.nullable(z.number()),
  }),
})
/** The pages of the site are told no `token`: their session is a cookie. */
export type Account = Omit<z.infer<typeof Account>, 'token'> & { token?: string }

/** What `Account.counters` holds, as JSON text. */
export type Counters = { chat: number; trials: number; reports: number } & Record<`user:${OneEditField}`, 0 | 1>

export const SignedIn = z.extend(Account, {
  status: Success,
  message: z.optional(z.string()),
  warnings: z.optional(z.array(z.string())),
})
export type SignedIn = z.infer<typeof SignedIn>

/** Without what in an address is drawn at random: the key of a link that somebody shared. */
const withoutKeys = z.overwrite<string>((address) => address.replaceAll(/(?<=\/)[\w-]{32}(?=\/|$)/g, '…'))

/** Values that tell where a registration came from; stored, never shown. */
const marketing = {
  click_id: z.optional(lineOf(500)),
  referrer: z.optional(lineOf(2000)),
  landing_page: z.optional(lineOf(2000).check(withoutKeys)),
}

export const RegisterBody = z
  .object({
    first_name: PersonName,
    last_name: PersonName,
    email: Email,
    password: Password,
    repeat_password: z.string('required').check(z.minLength(1, 'required')),
    ...birthFields,
    lang: Lang,
    gender: blankAsAbsent(Gender),
    ...marketing,
  })
  .check(
    z.refine((body) => body.password === body.repeat_password, {
      error: 'passwords_differ',
      path: ['repeat_password'],
      when: ({ value }) => bothGiven(value),
    }),
    birthTimeIsGiven(),
  )
export type RegisterBody = z.output<typeof RegisterBody>

const bothGiven = (value: unknown) => isObject(value) && Boolean(value.password) && Boolean(value.repeat_password)

export const LoginBody = z.object({
  email: Email,
  password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(1000, 'too_long')),
  /** Of the authenticator app, or a recovery code; asked for by 401 `second_factor_required`. */
  code: blankAsAbsent(Code),
})

/** Every field may be left out: what is absent stays as it is. */
export const SyncBody = z.object({
  first_name: z.optional(PersonName),
  last_name: z.optional(PersonName),
  email: z.optional(Email),
  ...changedBirthFields,
  gender: blankAsAbsent(Gender),
  lang: z.optional(Lang),
  chart_rules: z.optional(ChartRulesChange),
})
export type SyncBody = z.output<typeof SyncBody>

export const ForgotPasswordBody = z.object({ email: Email })
export const NewPasswordBody = z.object({ password: Password, token: requiredText(200) })

/** Whoever sends a password or a token means to set one, and is not sent a link instead. */
const ResetPasswordBody = z.union([
  NewPasswordBody,
  z.extend(ForgotPasswordBody, { password: z.optional(z.undefined()), token: z.optional(z.undefined()) }),
])

const calls = {
  'GET /sync': { summary: 'The signed-in account', auth: true, response: Account },
  'POST /sync': {
    summary:
      'Update the account; absent fields stay. A confirmed address changes when both have been confirmed by mail',
    auth: true,
    body: SyncBody,
    response: SignedIn,
  },
  'POST /register': { summary: 'Open an account and sign in', status: 201, body: RegisterBody, response: SignedIn },
  'POST /login': { summary: 'Sign in', body: LoginBody, response: SignedIn },
  'POST /login/code': {
    summary: 'Finish a sign-in with Google that asks for a code, by the ticket from its pop-up',
    body: z.object({ ticket: requiredText(200), code: Code }),
    response: SignedIn,
  },
  'POST /logout': { summary: 'End this session', auth: true, response: DoneWithMessage },
  'POST /resetPassword': {
    optionalAuth: true,
    summary:
      'Ask for a reset link (email), or set a new password with its token and sign in; where a second factor is on, the password is set and nobody signed in',
    body: ResetPasswordBody,
    response: z.union([SignedIn, DoneWithMessage]),
  },
  'POST /confirm/email': {
    optionalAuth: true,
    summary:
      'Confirm an address with the token from the mail: with the account’s own session or with a new password, which signs in; every other session ends; else 401 sign_in_required, and the token stays good',
    body: z.object({ token: requiredText(200), password: z.optional(Password) }),
    response: z.union([SignedIn, DoneWithMessage]),
  },
  'POST /confirm/link': {
    optionalAuth: true,
    summary: 'What a link that confirms an address is about; it stays good',
    body: z.object({ token: requiredText(200) }),
    response: z.object({
      /** The account’s address, or one of the two links of a change of address. */
      kind: z.enum(['confirm', 'email_new', 'email_old']),
      /** The address to be confirmed, or to be changed to. */
      email: z.string(),
      /** Whether the caller is signed in to the account that it is about. */
      signed_in: z.boolean(),
    }),
  },
  'POST /confirm/resend': { summary: 'Send the confirmation mail again', auth: true, response: DoneWithMessage },
  'POST /account/email-change/resend': {
    summary: 'Send the links of a change of address again that have not been followed',
    auth: true,
    response: DoneWithMessage,
  },
  'DELETE /account/email-change': { summary: 'Call a change of address off', auth: true, response: DoneWithMessage },
  'POST /account/email-change/undo': {
    summary: 'Call a change of address off by the link at the present one, and sign every device out',
    body: z.object({ token: requiredText(200) }),
    response: DoneWithMessage,
  },
  'POST /setRegisterInfo': {
    summary: 'Where the visitor came from',
    auth: true,
    body: z.object({
      ...marketing,
      utm: z.optional(z.record(lineOf(50), lineOf(500))),
    }),
    response: DoneWithMessage,
  },
} as const satisfies Routes

export const accounts = {
  tag: 'Accounts',
  calls,
  named: {
    Account: [Account, 'The signed-in person.'],
    SignedIn: [SignedIn, 'The account, and the token of the session that was opened.'],
    RegisterBody: [RegisterBody, 'What a new account is opened with.'],
    LoginBody: [LoginBody, 'An address and its password, and a code where one is asked for.'],
    SyncBody: [SyncBody, 'Fields of the account that change; absent ones stay.'],
  },
} as const satisfies Part

import type * as z from 'zod/mini'
import { Receipt } from './account-data.ts'
import { Account, LoginBody, RegisterBody, SignedIn, SyncBody } from './accounts.ts'
import * as staff from './admin-rows.ts'
import { BirthCandidate, BirthDoubt, BirthRead, BirthReview, BirthTimeAnswer, BirthTimeBody } from './birth-time.ts'
import { Booking, BookingBody, Consultant, FreeDay, StaffBooking } from './bookings.ts'
import { ToolAnswer } from './calculators.ts'
import { CalendarEntry, LunarState, SkyEvent } from './calendar.ts'
import { ChartAnswer, ChartBody, ChartRow } from './charts.ts'
import { ChatMessage, ChatReply, ChatThread } from './chat.ts'
import { AdminConsultant, ConsultantBody } from './consultants.ts'
import { DailyContent, DailyEntry, Factor, Paragraph } from './daily.ts'
import { ErrorBody } from './error.ts'
import { Done, DoneWithMessage, Lang } from './field.ts'
import { AuthenticationResponse, RegistrationResponse } from './passkeys.ts'
import { Person, PersonBody, PersonChanges } from './people.ts'
import { Place } from './places.ts'
import { Quote, Settlement, Transaction } from './plans.ts'
import { ReportAnswer, ReportBlock, ReportNeeds, ReportRow, WrittenDocument } from './reports.ts'
import { OwnReview, Review, StaffReview } from './reviews.ts'
import { StaffMember } from './staff.ts'
import { ReasonBody } from './staff-parts.ts'
import { SupportBody } from './support.ts'
import { Transit, TransitsAhead } from './transits.ts'

/** The schemas that generated clients know by a name of their own, and what each is. The rest is named by its call. */
export const NAMED = {
  Error: [ErrorBody, 'A failure, with the matching HTTP status.'],
  Json: [staff.Json, 'Any value of JSON.'],
  Done: [Done, 'That it was done.'],
  DoneWithMessage: [DoneWithMessage, 'That it was done, and a sentence for the person where there is one.'],
  Lang: [Lang, 'A language of the service.'],
  Account: [Account, 'The signed-in person.'],
  SignedIn: [SignedIn, 'The account, and the token of the session that was opened.'],
  RegisterBody: [RegisterBody, 'What a new account is opened with.'],
  LoginBody: [LoginBody, 'An address and its password, and a code where one is asked for.'],
  SyncBody: [SyncBody, 'Fields of the account that change; absent ones stay.'],
  Receipt: [Receipt, 'That an account was deleted: rows by table.'],
  RegistrationResponse: [RegistrationResponse, 'A new passkey, as `PublicKeyCredential.toJSON()` gives it.'],
  AuthenticationResponse: [
    AuthenticationResponse,
    'A passkey that is used, as `PublicKeyCredential.toJSON()` gives it.',
  ],
  Place: [Place, 'A place of birth.'],
  BirthTimeBody: [BirthTimeBody, 'A civil birth date and time, and the place.'],
  BirthTimeAnswer: [BirthTimeAnswer, 'The instants that a civil birth time may stand for.'],
  BirthCandidate: [BirthCandidate, 'One of the instants, and by whose clock.'],
  BirthDoubt: [BirthDoubt, 'What is in doubt of a birth time.'],
  BirthRead: [BirthRead, 'How a birth was read: calendar, clock and offset.'],
  BirthReview: [BirthReview, 'A birth whose instant would be another by what is known today.'],
  Person: [Person, 'Another person’s birth.'],
  PersonBody: [PersonBody, 'Another person’s birth, to be noted.'],
  PersonChanges: [PersonChanges, 'Fields that change; absent ones stay.'],
  Factor: [Factor, 'A fact of the sky or a chart that a paragraph rests on.'],
  Paragraph: [Paragraph, 'A text and the ids of its factors.'],
  DailyContent: [DailyContent, 'The horoscope of a day.'],
  DailyEntry: [DailyEntry, 'A day: 0 queued, 1 being written, 2 ready, -1 failed.'],
  Transit: [Transit, 'A transiting body’s aspect to a point of the chart.'],
  TransitsAhead: [TransitsAhead, 'The transits of the months ahead.'],
  CalendarEntry: [CalendarEntry, 'A day of the calendar; its content is JSON as text.'],
  SkyEvent: [SkyEvent, 'What happened in the sky on a day of the year.'],
  LunarState: [LunarState, 'The Moon at an instant.'],
  ChartRow: [ChartRow, 'A chart that a person has made.'],
  Chart: [ChartAnswer, 'A chart, computed, with its reading.'],
  ChartBody: [ChartBody, 'A body or point of a chart.'],
  ReportRow: [ReportRow, 'A report that a person has ordered.'],
  Report: [ReportAnswer, 'A report with what it says.'],
  ReportNeeds: [ReportNeeds, 'What a type of report asks for.'],
  ReportDocument: [WrittenDocument, 'What a report says, in one language.'],
  ReportBlock: [ReportBlock, 'A paragraph, notice, table or diagram.'],
  ChatMessage: [ChatMessage, 'A question or a reply.'],
  ChatThread: [ChatThread, 'A conversation.'],
  ChatReply: [ChatReply, 'A reply with its question and sources.'],
  ToolAnswer: [ToolAnswer, 'The place of one body at a birth.'],
  Quote: [Quote, 'What something costs this person.'],
  Settlement: [Settlement, 'What a withdrawal comes to.'],
  Transaction: [Transaction, 'A payment, refund or cancellation.'],
  Consultant: [Consultant, 'Somebody who can be booked.'],
  FreeDay: [FreeDay, 'The free hours of a day.'],
  Booking: [Booking, 'A consultation that was booked.'],
  BookingBody: [BookingBody, 'An hour with a consultant.'],
  Review: [Review, 'A review as everybody reads it.'],
  OwnReview: [OwnReview, 'A review as its author sees it.'],
  SupportBody: [SupportBody, 'A message to the people who run the service.'],
  StaffMember: [StaffMember, 'Somebody of the staff.'],
  AdminUserRow: [staff.AdminUserRow, 'An account in the staff’s list.'],
  AdminUser: [staff.AdminUser, 'An account as the staff sees it.'],
  AdminThread: [staff.AdminThreadRow, 'A conversation in the staff’s list.'],
  AdminReport: [staff.AdminReportRow, 'A report in the staff’s list.'],
  AdminBooking: [StaffBooking, 'A booking in the staff’s list.'],
  AdminReview: [StaffReview, 'A review in the staff’s list.'],
  AdminSupportMessage: [staff.SupportRow, 'A message in the staff’s list.'],
  AdminConsultant: [AdminConsultant, 'A consultant as the staff keeps them.'],
  ConsultantBody: [ConsultantBody, 'What the staff keeps of a consultant.'],
  ReasonBody: [ReasonBody, 'Why somebody of the staff does this.'],
  AuditRow: [staff.AuditRow, 'What somebody of the staff has done.'],
  QueueRow: [staff.QueueRow, 'The jobs of a queue, by state.'],
  Job: [staff.FailedJob, 'A job of a queue.'],
  Dashboard: [staff.Dashboard, 'The service in numbers.'],
  Connection: [staff.Connection, 'What the product is connected to.'],
} as const satisfies Record<string, readonly [z.core.$ZodType, description: string]>

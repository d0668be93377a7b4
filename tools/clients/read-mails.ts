import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser, type AddressObject } from 'mailparser'

/** Reads every .eml of a folder with mailparser and writes what it understood as JSON. */
const [folder = ''] = process.argv.slice(2)
const addressOf = (value: AddressObject | AddressObject[] | undefined) => [value ?? []].flat().map(({ text }) => text)

const mails = []
for (const name of (await readdir(folder)).filter((one) => one.endsWith('.eml')).toSorted()) {
  const mail = await simpleParser(await readFile(join(folder, name)))
  mails.push({
    name,
    subject: mail.subject ?? '',
    from: addressOf(mail.from),
    to: addressOf(mail.to),
    date: mail.date?.toISOString() ?? null,
    messageId: mail.messageId ?? '',
    autoSubmitted: mail.headers.get('auto-submitted') ?? null,
    text: mail.text ?? '',
    html: mail.html || '',
    calendars: mail.attachments
      .filter(({ contentType }) => contentType === 'text/calendar')
      .map(({ content }) => content.toString()),
  })
}
process.stdout.write(JSON.stringify(mails))

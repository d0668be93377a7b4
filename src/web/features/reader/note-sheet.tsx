import { useState, type FormEvent } from 'react'
import { NOTE_LENGTH, PASSAGE_LENGTH, type Note } from '#contract/reader.ts'
import type { Lang } from '#language/lang.ts'
import { sentencesIn } from '#reading/writer/sentences.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { sectionOf, textOf, type Passage } from './passage.ts'
import { readerText } from './text.ts'
import { useNotes } from './use-reading.ts'

interface NoteSheetProps {
  hash: string
  lang: Lang
  /** A note that there is, a passage to be marked, or the section of which one is chosen here. */
  about: { note: Note } | { passage: Passage } | { section: string }
  onClose: () => void
}

/** Writes what somebody notes at a passage. Without a pointer, the passage is chosen here, sentence by sentence. */
export default function NoteSheet({ hash, lang, about, onClose }: NoteSheetProps) {
  const t = useText(readerText)
  const { add, edit } = useNotes(hash)
  const [choices] = useState(() => ('section' in about ? passagesOf(about.section) : []))
  const [chosen, setChosen] = useState(0)
  const note = 'note' in about ? about.note : null
  const passage = note ?? ('passage' in about ? about.passage : choices[chosen])
  const [text, setText] = useState(note?.text ?? '')
  const saving = note ? edit : add
  const saved = () => {
    onClose()
    showToast(t.saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending || !passage) return
    if (note) edit.mutate({ id: note.id, text }, { onSuccess: saved })
    else add.mutate({ ...passage, lang, text }, { onSuccess: saved })
  }
  return (
    <Sheet title={note ? t.noteTitle : t.newNote} intro={t.notesIntro} onClose={onClose}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        {'section' in about ? (
          <Choices lang={lang} choices={choices} chosen={chosen} onChoose={setChosen} />
        ) : (
          passage && (
            <blockquote lang={lang} className="border-l-2 border-accent pl-4 font-text text-md/7 whitespace-pre-line">
              {passage.quote}
            </blockquote>
          )
        )}
        <Field label={t.yourNote} hint={t.yourNoteHint}>
          {(field) => (
            <textarea
              {...field}
              className="input min-h-32"
              maxLength={NOTE_LENGTH}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <FormError>{saving.error && sentenceOf(saving.error, t.notSaved)}</FormError>
        <Button type="submit" className="justify-self-start" aria-disabled={saving.isPending || undefined}>
          {t.save}
        </Button>
      </form>
    </Sheet>
  )
}

interface ChoicesProps {
  lang: Lang
  choices: readonly Passage[]
  chosen: number
  onChoose: (number: number) => void
}

function Choices({ lang, choices, chosen, onChoose }: ChoicesProps) {
  const t = useText(readerText)
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-1.5">{t.choosePassage}</legend>
      <div className="max-h-[40svh] overflow-y-auto border-y border-rule" lang={lang}>
        {choices.map(({ start, quote }, number) => (
          <label
            key={`${start} ${quote.length}`}
            className="flex min-h-12 items-start gap-3 border-b border-rule py-3 last:border-b-0"
          >
            <input
              type="radio"
              name="passage"
              className="mt-1 size-5 shrink-0"
              checked={number === chosen}
              onChange={() => onChoose(number)}
            />
            <span className="font-text text-md/6">{quote}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The sentences of a section, each where it stands. */
function passagesOf(id: string): Passage[] {
  const section = sectionOf(id)
  if (!section) return []
  const passages: Passage[] = []
  let at = 0
  for (const paragraph of textOf(section).split('\n')) {
    let from = at
    for (const sentence of sentencesIn(paragraph)) {
      from = at + paragraph.indexOf(sentence, from - at)
      if (sentence.length <= PASSAGE_LENGTH) passages.push({ section: id, start: from, quote: sentence })
      from += sentence.length
    }
    at += paragraph.length + 1
  }
  return passages
}

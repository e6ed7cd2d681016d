import type { FormField } from '#tools/cite/form-fields.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DateField } from './date-field.tsx'
import { isDateField, isNameField, isTextField, withDate, withNames, withText } from './draft.ts'
import { NameList } from './name-list.tsx'
import { TitleHelp } from './title-help.tsx'
import type { CiteDesk } from './use-cite.ts'

/** Fields that hold an address or a number of one, whatever the language of the page. */
const leftToRight: readonly string[] = ['DOI', 'URL', 'ISBN']
const titles: readonly string[] = ['title', 'container-title', 'reviewed-title']

/** One field of the form: names, a date or a line of text. */
export function FormRow({ row, desk }: { readonly row: FormField; readonly desk: CiteDesk }) {
  const { fields, form: words, examples } = useMessages().cite
  const { form } = desk
  const { draft } = form
  const { field } = row
  const label = fields[row.word]
  const isUnsure = draft.unsure.includes(field)
  if (isNameField(field))
    return (
      <NameList
        label={label}
        field={field}
        names={draft.item[field] ?? []}
        isUnsure={isUnsure}
        prefersGroup={row.word === 'group'}
        onChange={(names) => form.set(withNames(draft, field, names))}
      />
    )
  if (isDateField(field))
    return (
      <DateField
        label={label}
        field={field}
        value={draft.dates[field] ?? { year: '', month: null, day: null }}
        hasDay={row.isDay === true}
        isUnsure={isUnsure}
        offersToday={field === 'accessed'}
        onChange={(value) => form.set(withDate(draft, field, value))}
      />
    )
  if (!isTextField(field)) return null
  const value = draft.item[field] ?? ''
  return (
    <div className={row.isHalf ? 'cite-half' : undefined} data-field={field}>
      <TextField
        label={label}
        value={value}
        onChange={(text) => form.set(withText(draft, field, text))}
        dir={leftToRight.includes(field) ? 'ltr' : 'auto'}
        autoComplete="off"
        placeholder={row.example ? examples[row.example] : undefined}
        aside={isUnsure ? <Tag tone="ochre">{words.unsure}</Tag> : undefined}
      />
      {titles.includes(field) && field === 'title' ? <TitleHelp desk={desk} title={value} /> : null}
    </div>
  )
}

import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import type { Lang } from '#language/lang.ts'
import { Queries } from '../api/queries.tsx'
import { useLogout } from '../features/auth/use-logout.ts'
import { hasPlan, planPath } from '../features/plans/plan-path.ts'
import { useChangeLang } from '../features/settings/use-change-lang.ts'
import { common } from '../i18n/common.ts'
import { useLang, useText } from '../i18n/text.tsx'
import { useRootData } from '../root-data.ts'
import { useSession } from '../session/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { openPagesIn } from './site-pages.ts'
import { chromeText } from './text.ts'
import { userMenuText } from './user-menu-text.ts'

/** The person's own menu, from the header. */
export default function UserMenu() {
  return (
    <Queries>
      <Menu />
    </Queries>
  )
}

function Menu() {
  const t = useText(chromeText)
  const own = useText(userMenuText)
  const words = useText(common)
  const navigate = useNavigate()
  const logout = useLogout()
  const changeLang = useChangeLang()
  const { lang } = useLang()
  const { account } = useSession()
  const { closedPages } = useRootData()
  return (
    // A modal menu writes a style element that the page's policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-button ml-1" aria-label={t.account}>
        <Icon name="person" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="card-frame menu-sheet z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-60 overflow-y-auto p-3"
        >
          {account && (
            <DropdownMenu.Label className="px-3 pt-1 pb-3">
              <span className="block font-text text-lg leading-tight">{account.first_name}</span>
              <span className="block truncate text-xs text-ink-2">{account.email}</span>
            </DropdownMenu.Label>
          )}
          {account?.role === 1 && (
            <Item icon="lock" onSelect={() => navigate('/admin')}>
              {own.admin}
            </Item>
          )}
          <Item icon="reports" onSelect={() => navigate('/my-reports')}>
            {own.myReports}
          </Item>
          <Item icon="transit" onSelect={() => navigate('/transits')}>
            {own.transits}
          </Item>
          <Item icon="calendar" onSelect={() => navigate('/daily-horoscope/week')}>
            {own.spans}
          </Item>
          {openPagesIn('menu', closedPages).map(({ path, title, icon = 'note' }) => (
            <Item key={path} icon={icon} onSelect={() => navigate(path)}>
              {title[lang]}
            </Item>
          ))}
          <DropdownMenu.Separator className="mx-3 my-2 h-px bg-rule" />
          <Item
            icon="language"
            lang={lang === 'en' ? 'ru' : 'en'}
            onSelect={() => changeLang(lang === 'en' ? 'ru' : 'en')}
          >
            {t.otherLanguage}
          </Item>
          <Item icon="card" onSelect={() => navigate(planPath(account))}>
            {hasPlan(account) ? own.subscription : t.pricing}
          </Item>
          <Item icon="download" onSelect={() => navigate('/settings#data')}>
            {own.download}
          </Item>
          <Item icon="settings" onSelect={() => navigate('/settings')}>
            {t.settings}
          </Item>
          <Item icon="note" onSelect={() => navigate('/help')}>
            {own.help}
          </Item>
          <Item icon="leave" onSelect={() => logout.mutate()}>
            {words.signOut}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface ItemProps {
  icon: IconName
  children: string
  /** Where the word is in another language than the page. */
  lang?: Lang
  onSelect: () => void
}

function Item({ icon, children, lang, onSelect }: ItemProps) {
  return (
    <DropdownMenu.Item
      lang={lang}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm outline-none data-highlighted:bg-paper data-highlighted:text-accent"
    >
      <Icon name={icon} size={18} className="text-ink-2" />
      {children}
    </DropdownMenu.Item>
  )
}

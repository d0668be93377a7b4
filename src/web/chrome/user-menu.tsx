import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import { Queries } from '../api/queries.tsx'
import { useLogout } from '../features/auth/use-logout.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/text.tsx'
import { useSession } from '../session/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
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
  const { account } = useSession()
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
            <Item icon="sum" onSelect={() => navigate('/admin')}>
              {own.admin}
            </Item>
          )}
          <Item icon="reports" onSelect={() => navigate('/my-reports')}>
            {own.myReports}
          </Item>
          <Item icon="charts" onSelect={() => navigate('/transits')}>
            {own.transits}
          </Item>
          <Item icon="today" onSelect={() => navigate('/daily-horoscope/week')}>
            {own.spans}
          </Item>
          <Item icon="check" onSelect={() => navigate('/plans')}>
            {t.pricing}
          </Item>
          <Item icon="person" onSelect={() => navigate('/experts')}>
            {own.experts}
          </Item>
          <Item icon="sum" onSelect={() => navigate('/tools')}>
            {own.tools}
          </Item>
          <Item icon="settings" onSelect={() => navigate('/settings')}>
            {t.settings}
          </Item>
          <Item icon="note" onSelect={() => navigate('/help')}>
            {own.help}
          </Item>
          <DropdownMenu.Separator className="mx-3 my-2 h-px bg-rule" />
          <Item icon="leave" onSelect={() => logout.mutate()}>
            {words.signOut}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ icon, children, onSelect }: { icon: IconName; children: string; onSelect: () => void }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm outline-none data-highlighted:bg-paper data-highlighted:text-accent"
    >
      <Icon name={icon} size={18} className="text-ink-2" />
      {children}
    </DropdownMenu.Item>
  )
}

/** Controls' icons, drawn with the glyphs' stroke: 24 × 24, 1.5, round. */
const PATHS = {
  today: 'M3 18.5H21M6.5 18.5A5.5 5.5 0 0 1 17.5 18.5M12 5V8.5M4.6 9.4L7 11.6M19.4 9.4L17 11.6M7 21.5H17',
  calendar: 'M4 6H20V20H4ZM4 10.5H20M8.5 3.5V8M15.5 3.5V8',
  charts:
    'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM16.5 12A4.5 4.5 0 1 1 7.5 12A4.5 4.5 0 1 1 16.5 12ZM3 12H7.5M16.5 12H21M12 3V7.5M12 16.5V21',
  reports: 'M6 3.5H15.5L19 7V20.5H6ZM15.5 3.5V7H19M9.5 11.5H15.5M9.5 15.5H15.5',
  menu: 'M4 7H20M4 12H20M4 17H14',
  person:
    'M15.8 8.2A3.8 3.8 0 1 1 8.2 8.2A3.8 3.8 0 1 1 15.8 8.2ZM4.5 20.5C5.4 16.4 8.4 14.6 12 14.6C15.6 14.6 18.6 16.4 19.5 20.5',
  night: 'M19.5 14.6A8 8 0 1 1 9.4 4.5A6.6 6.6 0 0 0 19.5 14.6Z',
  day: 'M16 12A4 4 0 1 1 8 12A4 4 0 1 1 16 12ZM12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5M5.3 5.3L7 7M17 17L18.7 18.7M18.7 5.3L17 7M7 17L5.3 18.7',
  lock: 'M6 11H18V20.5H6ZM8.5 11V7.5A3.5 3.5 0 0 1 15.5 7.5V11M12 14.5V17',
  eye: 'M2.5 12C4.8 8 8.2 6 12 6C15.8 6 19.2 8 21.5 12C19.2 16 15.8 18 12 18C8.2 18 4.8 16 2.5 12ZM14.8 12A2.8 2.8 0 1 1 9.2 12A2.8 2.8 0 1 1 14.8 12Z',
  eyeShut: 'M2.5 10C4.8 14 8.2 16 12 16C15.8 16 19.2 14 21.5 10M12 16V19.5M5.6 13.8L3.6 16.6M18.4 13.8L20.4 16.6',
  check: 'M4.5 12.5L9.8 18L19.5 6.5',
  close: 'M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5',
  plus: 'M12 4.5V19.5M4.5 12H19.5',
  down: 'M5.5 9L12 15.5L18.5 9',
  arrow: 'M4 12H19.5M14 6L20 12L14 18',
  back: 'M20 12H4.5M10 6L4 12L10 18',
  settings:
    'M4 7H13M17.5 7H20M4 17H6.5M11 17H20M17.5 7A2.25 2.25 0 1 1 13 7A2.25 2.25 0 1 1 17.5 7ZM11 17A2.25 2.25 0 1 1 6.5 17A2.25 2.25 0 1 1 11 17Z',
  leave: 'M13.5 4H5V20H13.5M10 12H20.5M16.5 8L20.5 12L16.5 16',
  tools: 'M12 3.5V6M12 6L6 20.5M12 6L18 20.5M8.4 14.8A8 8 0 0 0 15.6 14.8',
  card: 'M3 6H21V18.5H3ZM3 10.5H21M6.5 15H10.5',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5V18.5C7 18.5 10 19 12 20.5C14 19 17 18.5 20.5 18.5V4.5C17 4.5 14 5 12 6.5ZM12 6.5V20.5',
  download: 'M12 4V15.5M7 10.5L12 15.5L17 10.5M4.5 20H19.5',
  language: 'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM3 12H21M12 3C8.4 6.5 8.4 17.5 12 21M12 3C15.6 6.5 15.6 17.5 12 21',
  transit: 'M2.5 18C7 18 8.5 6.5 13 6.5C16.5 6.5 18.5 11 21.5 14M15 6.5A2 2 0 1 1 11 6.5A2 2 0 1 1 15 6.5Z',
  stop: 'M7 7H17V17H7Z',
  bin: 'M4.5 6.5H19.5M9 6.5V4H15V6.5M6.5 6.5L7.5 20H16.5L17.5 6.5M10.5 10.5V16M13.5 10.5V16',
  ask: 'M20.5 11.5C20.5 15.6 16.7 18.8 12 18.8C11 18.8 10 18.7 9.1 18.4L4.5 20.5L5.6 16.6C4.3 15.3 3.5 13.5 3.5 11.5C3.5 7.4 7.3 4.2 12 4.2C16.7 4.2 20.5 7.4 20.5 11.5ZM12 7.8V15.2M8.3 11.5H15.7',
  gift: 'M4 8.5H20V12.5H4ZM5.5 12.5H18.5V20.5H5.5ZM12 8.5V20.5M12 8.5C9 8.5 7 7.5 7 5.8C7 4.6 7.9 3.8 9 3.8C10.8 3.8 12 6 12 8.5ZM12 8.5C12 6 13.2 3.8 15 3.8C16.1 3.8 17 4.6 17 5.8C17 7.5 15 8.5 12 8.5Z',
  note: 'M9.2 9.4A2.9 2.9 0 1 1 12.9 12.2C12.3 12.5 12 12.9 12 13.6V14.4M12 17.6V17.7M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z',
} as const
export type IconName = keyof typeof PATHS
export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[]

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

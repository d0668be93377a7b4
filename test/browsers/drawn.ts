import sharp from 'sharp'

/** A rectangle of a page, in CSS pixels. */
interface Area {
  left: number
  top: number
  width: number
  height: number
}

const whole = ({ left, top, width, height }: Area): Area => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
})

/** What is drawn on an area: whether a pixel has ink, against the color of its upper right corner. */
async function inkOf(screenshot: Uint8Array, area: Area): Promise<(x: number, y: number) => boolean> {
  const { data, info } = await sharp(screenshot)
    .extract(whole(area))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paper = data[info.width - 1] ?? 0
  return (x, y) => Math.abs((data[y * info.width + x] ?? paper) - paper) > 12
}

/** The graduated scale under the header. Runs in the page. */
export function scaleArea(): Area {
  const { left, top, width } = document.querySelector('.scale')?.getBoundingClientRect() ?? new DOMRect()
  // Beneath its rule, where short ticks reach too.
  return { left, top: top + 2, width, height: 2 }
}

/** How far each tick of a scale stands from the one before; 0 where one is wider than a pixel. */
export async function tickSteps(screenshot: Uint8Array, area: Area): Promise<number[]> {
  const ink = await inkOf(screenshot, area)
  const ticks = Array.from({ length: Math.floor(area.width) }, (_, x) => x).filter((x) => ink(x, 0))
  return ticks.slice(1).map((x, index) => (x - (ticks[index] ?? x) === 1 ? 0 : x - (ticks[index] ?? x)))
}

/** The large letter of a reading, and the last line that makes room for it. Runs in the page. */
export function dropCapArea(): Area & { line: { top: number; bottom: number } } {
  const paragraph = document.querySelector('.drop-cap') ?? document.body
  const { left, top } = paragraph.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(paragraph)
  const lines = [...range.getClientRects()].filter((line) => line.left > left + 12)
  const last = lines.at(-1) ?? new DOMRect()
  const line = { top: last.top, bottom: last.bottom }
  return { left, top, width: last.left - left - 2, height: line.bottom - top, line }
}

/** How deep a letter reaches into a line: 0 is the line's top, 1 its bottom. */
export async function depthInLine(
  screenshot: Uint8Array,
  { line, ...area }: ReturnType<typeof dropCapArea>,
): Promise<number> {
  const ink = await inkOf(screenshot, area)
  const rows = Array.from({ length: Math.round(area.height) }, (_, y) => y)
  const isInked = (y: number) => Array.from({ length: Math.floor(area.width) }, (_, x) => x).some((x) => ink(x, y))
  return (area.top + (rows.findLast(isInked) ?? 0) - line.top) / (line.bottom - line.top)
}

/** The right edge of a sheet, where its scrollbar is if it has one. Runs in the page. */
export function sheetEdge(): Area {
  const { right, top, height } = document.querySelector('.sheet')?.getBoundingClientRect() ?? new DOMRect()
  return { left: right - 10, top: top + height / 3, width: 8, height: height / 3 }
}

/** How light an area is on the whole, from 0 to 255. */
export async function lightnessOf(screenshot: Uint8Array, area: Area): Promise<number> {
  const { channels } = await sharp(await sharp(screenshot).extract(whole(area)).greyscale().toBuffer()).stats()
  return channels[0]?.mean ?? Number.NaN
}

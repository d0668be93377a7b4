const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** no, one … ten; empty beyond. */
export const numberEn = (number: number): string => NUMBERS[number] ?? ''

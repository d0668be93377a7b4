/** A person that a generated client registers. */
export const registration = (email: string) => ({
  email,
  password: 'four plain words here',
  repeat_password: 'four plain words here',
  first_name: 'Ada',
  last_name: 'Lovelace',
  birthdate: '1990-05-17',
  birthtime: '14:30',
  birthplace: 'Moscow',
  gender: 'female' as const,
  lang: 'en' as const,
})

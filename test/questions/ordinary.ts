/** Ten questions as people ask them, in both languages; for loads, where only their cost matters. */
export const ORDINARY_QUESTIONS = [
  'Where is my Venus?',
  'When will I find love?',
  'What does this month bring me?',
  'Когда следующее затмение?',
  'Что у меня в седьмом доме?',
  'When is Mercury retrograde?',
  'Как мне ужиться со Скорпионом?',
  'When does Saturn cross my Sun?',
  'Расскажи о моей карте',
  'What is today’s lunar day good for?',
]

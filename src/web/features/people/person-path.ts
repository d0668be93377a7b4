/** The page of somebody saved. */
export const personPath = (id: number) => `/people/${id}`

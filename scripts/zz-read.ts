import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { jdUtFromDate, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { personality } from '#reading/reports/personality/personality.ts'
const sky=loadEphemeris(), library=loadLibrary()
const P={m:['Moscow','Europe/Moscow',55.7558,37.6173],n:['New York','America/New_York',40.7128,-74.006],s:['Sydney','Australia/Sydney',-33.8688,151.2093],q:['Quito','America/Guayaquil',-0.18,-78.47]} as const
const B=[['1940-08-14','22:10','m'],['1953-03-30',null,'n'],['1967-11-05','05:40','s'],['1984-01-23','16:05','q'],['1996-09-09','11:30','m'],['2008-05-02','03:15','n']] as const
const [,, lang, idx]=process.argv
const [date,time,p]=B[Number(idx)]!
const [name,timeZone,latitudeDeg,longitudeDeg]=P[p]
let birth
if(time===null){const day=civilDay({timeZone,date,longitudeDeg}); birth={timeKnown:false,...wholeDayChart(sky,{jdUtStart:jdUtFromDate(new Date(day.startUtcMs)),jdUtEnd:jdUtFromDate(new Date(day.endUtcMs)),latitudeDeg,longitudeDeg})}}
else{const r=resolveLocalTime({timeZone,local:`${date}T${time}:00`,longitudeDeg}); const utcMs=r.kind==='unique'?r.utcMs:r.kind==='gap'?r.later.utcMs:r.candidates[0].utcMs; birth={chart:natalChart(sky,{jdUt:jdUtFromDate(new Date(utcMs)),latitudeDeg,longitudeDeg}),timeKnown:true,uncertain:[]}}
const doc=personality.write({sky,library,asteroids:()=>{throw 0},lang:lang as never,timeZone,nowJdUt:jdUtFromIso('2026-11-24T09:00:00Z'),seed:`read ${idx}`,person:{firstName:lang==='ru'?'Ирина':'Irene',lastName:'',birthdate:date,birthtime:time,birthplace:{name,timeZone},birth} as never,other:null,places:[]} as never)
for(const c of doc.chapters.slice(0,-1)){console.log('\n## '+c.title);for(const s of c.sections){console.log('### '+s.title);for(const b of s.blocks){if(b.kind==='paragraph')console.log(b.text)}}}

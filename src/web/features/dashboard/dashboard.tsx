export default function Dashboard() {
  return <div className="page py-10">…</div>
}

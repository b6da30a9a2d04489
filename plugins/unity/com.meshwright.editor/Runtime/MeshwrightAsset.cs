#nullable enable
using UnityEngine;

namespace Meshwright
{
    /// <summary>
    /// What a placed asset keeps of its import, in the scene file. A component of the player, too, because Unity saves no
    /// component of an editor assembly; it does nothing there.
    /// </summary>
    [AddComponentMenu("")]
    [DisallowMultipleComponent]
    public sealed class MeshwrightAsset : MonoBehaviour
    {
        [SerializeField]
        private string _id = "";

        [SerializeField]
        private string _provenance = "";

        /// <summary>Names the asset for the panel.</summary>
        public string Id
        {
            get { return _id; }
        }

        /// <summary>JSON: the task, the title, the request and the time of the import.</summary>
        public string Provenance
        {
            get { return _provenance; }
        }

        public void Write(string id, string provenance)
        {
            _id = id;
            _provenance = provenance;
        }
    }
}
